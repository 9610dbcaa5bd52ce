import { expect, test } from 'vitest';
import { bookedEvent, limitText } from './ticket-names.ts';

const dance = { title: 'Fünf Tänze', date_start: '2026-11-22T18:00:00+01:00' };

test('what is booked, in one line', () => {
  expect(bookedEvent('de', dance)).toBe('Fünf Tänze, So 22/11, 18.00 Uhr');
  expect(bookedEvent('en', dance)).toBe('Fünf Tänze, Sun 22/11, 18.00');
  expect(bookedEvent('de', { ...dance, time_known: false })).toBe('Fünf Tänze, So 22/11');
  expect(bookedEvent('de', { ...dance, date_end: '2026-12-31T18:00:00+01:00' })).toBe('Fünf Tänze, bis Do 31/12');
});

test('how many one order holds, of the event or of all', () => {
  const event = { max_tickets: 10, limits_per: 'event' } as const;
  expect(limitText('de', event, 0, false)).toBe('Bis zu 10 Karten je Veranstaltung und Bestellung.');
  expect(limitText('de', event, 1, true)).toBe('Mehr als 10 Karten für eine Veranstaltung gehen in eine Bestellung nicht. 1 liegt schon im Warenkorb.');
  expect(limitText('en', { ...event, limits_per: 'order' }, 4, false)).toBe('Up to 10 tickets per order. 4 are in your cart already.');
});
