import { expect, test } from 'vitest';
import { halls } from '../../box-office/halls/halls.ts';
import { priceString, pricesOf as pricesThere } from '../../box-office/prices.ts';
import { type HallId, hallPrices, pricesOf } from './hall-prices.ts';

test.each(Object.keys(hallPrices) as HallId[])(
  '%s: page and box office say the same of seats, prices and discounts, before it is asked for the first time too',
  (hall) => {
    const { groups, levels } = hallPrices[hall];
    expect(groups).toEqual(halls[hall].groups.map(({ text, description }) => ({ text, description })));
    for (const [index, euros] of levels.entries()) {
      for (const [at, full] of euros.entries()) {
        const there = pricesThere(hall, at + 1, index + 1).map(({ sale_type_id, text, name, cents, has_discounts }) => ({
          id: 100 + sale_type_id,
          price: priceString(cents),
          sale_type_id,
          seat_group: at + 1,
          text: text.de,
          text_en: text.en,
          name: name.de,
          name_en: name.en,
          has_discounts,
        }));
        expect(pricesOf(100, at + 1, full)).toEqual(there);
      }
    }
  },
);
