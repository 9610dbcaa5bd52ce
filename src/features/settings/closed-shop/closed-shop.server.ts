import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { SiteSettings } from '../contract.ts';
import { t } from './strings.ts';

/** What is told while the shop is switched off, in words, so that no page carries them while it is open. `backAt`: from when it sells again. */
export function closedShopOf(phone: string, backAt: Date | null, language: Language): NonNullable<SiteSettings['closed_shop']> {
  return {
    back_at: backAt && toBerlinIso(backAt),
    phone,
    hint: backAt ? t(language, 'row_until', { day: displayDate(language, dayOf(backAt)) }) : t(language, 'row'),
    text: backAt ? t(language, 'until', { day: displayDate(language, dayOf(backAt)), time: displayTime(language, backAt) }) : t(language, 'now'),
    call: phone && t(language, 'phone', { phone }),
  };
}
