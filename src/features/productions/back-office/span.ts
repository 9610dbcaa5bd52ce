import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { StaffProduction } from './contract.ts';
import { t } from './strings.ts';

/** From when to when it is on; that nobody sees it yet where no date is online. */
export function spanOf({ first_day: first, last_day: last }: StaffProduction, language: Language): string {
  if (!last) return t(language, 'state_hidden');
  if (first === last) return displayDate(language, first);
  return `${displayDate(language, first)} ${t(language, 'to', { last: displayDate(language, last) })}`;
}
