import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { standardNames } from './standard-names.ts';
import { eventStates, hasTicketLink, type StateSource, stateOf } from './status.ts';
import { statusText, ticketText } from './words/ticket-text.ts';

const values: { [Field in keyof StateSource]-?: readonly StateSource[Field][] } = {
  status: ['scheduled', 'cancelled', 'postponed'],
  is_over: [false, true],
  has_begun: [false, true],
  availability: [null, 'available', 'few', 'sold_out'],
  sale: [null, 'on_sale', 'not_open', 'closed', 'over'],
  is_before_sale: [false, true],
  id_jet: [null, '100101'],
  ticket_url: [null, '/webshop/event/100101'],
  admission: [undefined, 'free', 'box_office'],
  prices: [[], ['0.00'], ['0.00', '9.00']],
};

const space = Object.entries(values).reduce<StateSource[]>(
  (all, [field, each]) => all.flatMap((event) => (each as readonly unknown[]).map((value) => ({ ...event, [field]: value }))),
  [{}],
);

describe('every event that there can be', () => {
  test('is in one state, and each state is that of one', () => {
    const states = space.map(stateOf);
    expect(space.length).toBeGreaterThan(10_000);
    expect([...new Set(states)].sort()).toEqual([...eventStates].sort());
  });

  test('offers a ticket only where it takes place, has not begun, and something is left or another sells it', () => {
    for (const event of space.filter((one) => hasTicketLink(stateOf(one)))) {
      expect([event.status, event.is_over, event.has_begun]).toEqual(['scheduled', false, false]);
      expect(['closed', 'over', 'not_open']).not.toContain(event.sale);
      expect(event.availability === 'available' || event.availability === 'few' || (!event.id_jet && Boolean(event.ticket_url))).toBe(true);
    }
  });

  test('says of a hindrance more than of its tickets: called off before over, over before begun, begun before sold out', () => {
    for (const event of space) {
      const state = stateOf(event);
      if (event.status !== 'scheduled') expect(state).toBe(event.status);
      else if (event.is_over) expect(state).toBe('over');
      else if (event.has_begun) expect(state).toBe('begun');
      else expect(['cancelled', 'postponed', 'over', 'begun']).not.toContain(state);
    }
  });

  test('is undecided only where nothing is known of its sale', () => {
    for (const event of space.filter((one) => stateOf(one) === 'undecided')) {
      expect([event.availability, event.admission]).toEqual([null, undefined]);
      expect(Boolean(event.ticket_url) && !event.id_jet).toBe(false);
    }
  });
});

describe.each(languages)('in %s', (language) => {
  test('each state has words of its own, with a price and without', () => {
    for (const price of [undefined, 'ab 18 €']) {
      const words = eventStates.map((state) => ticketText(language, state, price));
      expect(new Set(words).size).toBe(eventStates.length);
      expect(words).not.toContain('');
    }
    for (const state of eventStates) expect(ticketText(language, state, undefined)).toBe(statusText(language, state));
  });

  test('a price stands only where something is to be had', () => {
    const priced = eventStates.filter((state) => ticketText(language, state, '18 €').includes('18 €'));
    expect(priced).toEqual(['few', 'available', 'elsewhere', 'box_office']);
  });
});

test('what search engines and calendars are told is in their standards', () => {
  for (const { schemaStatus, schemaAvailability, ical } of Object.values(standardNames)) {
    expect(['EventScheduled', 'EventCancelled', 'EventPostponed']).toContain(schemaStatus);
    expect([null, 'InStock', 'LimitedAvailability', 'PreOrder', 'SoldOut', 'OutOfStock', 'InStoreOnly']).toContain(schemaAvailability);
    expect(['CONFIRMED', 'CANCELLED', 'TENTATIVE']).toContain(ical);
  }
});

test('only what is sold out is called so', () => {
  expect(eventStates.filter((state) => standardNames[state].schemaAvailability === 'SoldOut')).toEqual(['sold_out']);
  expect(eventStates.filter((state) => standardNames[state].schemaAvailability === 'OutOfStock')).toEqual([
    'cancelled',
    'postponed',
    'over',
    'begun',
    'closed',
  ]);
});
