import type { Price, SeatGroup } from '#features/booking/index.ts';
import type { Language } from '#i18n/language.ts';
import { displayPrice } from '#i18n/price.ts';
import { defineStrings } from '#i18n/strings.ts';

type Sold = { seatGroups: readonly SeatGroup[]; prices: readonly Price[] };

/** What is asked for tickets, in euros: of seat groups with something left, else of all. */
export function pricesOf({ seatGroups, prices }: Sold): string[] {
  const left = seatGroups.filter(({ status }) => status !== '0');
  const groups = left.length > 0 ? left : seatGroups;
  return (groups.length > 0 ? groups.flatMap((group) => group.prices) : prices).map(({ price }) => price);
}

/** The lowest that is not for nothing; undefined where nothing is asked, or nothing known. */
export const lowestOf = (prices: readonly string[]): string | undefined =>
  prices.filter((price) => Number(price) > 0).sort((one, other) => Number(one) - Number(other))[0];

/** 'ab 8,50 €'; 'kostenlos' where all that is asked is nothing. */
export function priceInWords(language: Language, prices: readonly string[]): string | undefined {
  if (prices.length === 0) return undefined;
  const lowest = lowestOf(prices);
  return lowest ? t(language, 'from', { price: displayPrice(lowest).replace(' ', unbrokenSpace) }) : t(language, 'nothing');
}

/** No line ends before the currency. */
const unbrokenSpace = '\u00a0';

const t = defineStrings({
  from: { de: 'ab {price}', en: 'from {price}' },
  nothing: { de: 'kostenlos', en: 'free of charge' },
});
