import type { Language } from '#i18n/language.ts';
import { t } from '../strings.ts';
import { filterKeys } from './filter.ts';

const named = ['date', ...filterKeys] as const;

/** What the page calls a parameter of the programme's address: 'date' → 'Datum'. Others stay as they are. */
export function parameterName(parameter: string, language: Language): string {
  const known = named.find((name) => name === parameter);
  return known ? t(language, known) : parameter;
}
