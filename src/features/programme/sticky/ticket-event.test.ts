import { describe, expect, test } from 'vitest';
import { buildSeatGroup } from '#features/booking/build.ts';
import { isBeyondThreshold, type StickyEvent, ticketEvent, visibleParts } from './ticket-event.ts';

const price = (text: string) => ({ id: 1, price: text, sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: '', has_discounts: false });
const event = (some: Partial<StickyEvent>) => ({ seat_groups: [], prices: [], ...some }) as unknown as StickyEvent; // the rule looks at nothing else

describe('the ticket button', () => {
  test.each([
    ['no event data', null, false],
    ['neither seat groups nor prices', event({}), false],
    ['a price of nothing', event({ prices: [price('0.00')] }), false],
    ['a price of nothing and another', event({ prices: [price('0.00'), price('8.00')] }), true],
    ['seat groups without a price', event({ seat_groups: [{ ...buildSeatGroup('1'), prices: [] }] }), true],
  ])('%s: %#', (_, data, shown) => {
    expect(ticketEvent({ tickets: 'of-page', named: null, shown: data })).toBe(shown ? data : null);
    expect(ticketEvent({ tickets: undefined, named: data, shown: null })).toBe(shown ? data : null);
  });

  test('on the page of a production only the event that it names counts', () => {
    const sold = event({ prices: [price('8.00')] });
    const free = event({});
    expect(ticketEvent({ tickets: 'if-named', named: null, shown: sold })).toBe(null);
    expect(ticketEvent({ tickets: 'if-named', named: free, shown: sold })).toBe(free);
  });

  test('what a page without tickets of its own has loaded is no event', () => {
    expect(ticketEvent({ tickets: undefined, named: null, shown: event({ prices: [price('8.00')] }) })).toBe(null);
  });
});

describe('what is visible', () => {
  const at = (isScrolled: boolean, isFooterInView: boolean) => visibleParts({ isScrolled, isFooterInView });

  test('the way to the overlay, until the footer is there', () => {
    expect([at(false, false), at(true, false), at(false, true), at(true, true)].map(({ overlay }) => overlay)).toEqual([true, true, false, false]);
  });

  test('tickets and items once the page has been scrolled, until the footer is there', () => {
    expect([at(false, false), at(true, false), at(false, true), at(true, true)].map(({ items }) => items)).toEqual([false, true, false, false]);
  });

  test('the way back to the top wherever the page has been scrolled', () => {
    expect([at(false, false), at(true, false), at(false, true), at(true, true)].map(({ top }) => top)).toEqual([false, true, false, true]);
  });

  test('scrolled is beyond half the height of the window, not at it', () => {
    expect([400, 401, 0].map((scrolled) => isBeyondThreshold(scrolled, 800))).toEqual([false, true, false]);
  });
});
