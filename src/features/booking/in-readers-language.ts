import type { Language } from '#i18n/language.ts';
import type { Price, SeatGroup } from './contract.ts';

/** Seat groups as a visitor reads them: the English texts in place of the German ones, but 'Vollpreis' stays as the mark of the full price (V §3). */
export const seatGroupsIn = (language: Language, groups: readonly SeatGroup[]): SeatGroup[] => groups.map((group) => seatGroupIn(language, group));

function seatGroupIn(language: Language, { text_en, description_en, ...group }: SeatGroup): SeatGroup {
  const { description } = group;
  const isEnglish = language === 'en';
  return {
    ...group,
    text: (isEnglish && text_en) || group.text,
    ...(description === undefined ? {} : { description: (isEnglish && description_en) || description }),
    prices: pricesIn(language, group.prices),
  };
}

export const pricesIn = (language: Language, prices: readonly Price[]): Price[] => prices.map((price) => priceIn(language, price));

function priceIn(language: Language, { text_en, name_en, ...price }: Price): Price {
  if (language !== 'en') return price;
  return { ...price, text: price.text === fullPrice ? price.text : text_en || price.text, name: name_en || price.name };
}

/** Marks the full price, whatever the language. */
const fullPrice = 'Vollpreis';
