import { describe, expect, it } from 'vitest';
import { say } from '../strings.ts';
import { dateAndTime, dateParts, price, slotTime, time, timeOf } from './format.ts';

const concert = Date.parse('2026-11-21T18:30:00Z');

describe('dates, times and prices', () => {
  it('are Berlin’s, whatever zone this runs in', () => {
    expect(dateParts(concert, 'de')).toEqual({ day: '21', weekday: 'Sa', month: 'November 2026' });
    expect(dateParts(Date.parse('2026-12-31T23:30:00Z'), 'en')).toEqual({ day: '1', weekday: 'Fri', month: 'January 2027' });
    expect(dateAndTime(concert, 'en')).toBe('21 November 2026, 19.30');
  });

  it('are set as the house sets them', () => {
    expect(timeOf(concert, 'de')).toBe('19.30\u00a0Uhr');
    expect(time('09:05:00', 'en')).toBe('09.05');
    expect([price(4800), price(1250), price(80)]).toEqual(['48\u00a0€', '12,50\u00a0€', '0,80\u00a0€']);
    expect([slotTime('10:30:00', 'de'), slotTime('10:30:00', 'en')]).toEqual(['10:30\u00a0Uhr', '10:30']);
  });
});

describe('texts', () => {
  it('choose one or many', () => {
    expect([1, 2].map((n) => say('de', 'tickets', { n }))).toEqual(['1 Karte', '2 Karten']);
  });
});
