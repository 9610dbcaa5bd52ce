import type { Language } from '#i18n/language.ts';
import { displayPrice } from '#i18n/price.ts';
import type { EventDetail } from '../contract.ts';
import { t } from './strings.ts';

/** 'ab 8,50 €', 'Eintritt frei'; null where nothing is known of prices. */
export function lowestPrice({ seat_groups, prices }: Pick<EventDetail, 'seat_groups' | 'prices'>, language: Language): string | null {
  const amounts = [...seat_groups.flatMap((group) => group.prices), ...prices].map(({ price }) => price);
  const [lowest] = amounts.sort((one, other) => Number(one) - Number(other));
  if (lowest === undefined) return null;
  return Number(lowest) === 0 ? t(language, 'free') : t(language, 'from', { price: displayPrice(lowest) });
}
