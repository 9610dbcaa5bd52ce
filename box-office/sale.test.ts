import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { saleState, slotIsOver } from './sale.ts';
import { levelOf } from './status.ts';

const event: Event = {
  event_jet_id: 1,
  title_de: 'Matinee',
  title_en: 'Matinee',
  date_start: Date.parse('2026-10-25T10:00:00+01:00'),
  hall: 'foyer',
  price_level: 1,
  sold: 0,
  status: 'on_sale',
  sale_starts: Date.parse('2026-09-01T10:00:00+02:00'),
  time_slots: [],
};
const slots = [
  { block_id: 1, time_start: '10:00:00', capacity: 5 },
  { block_id: 2, time_start: '12:00:00', capacity: 5 },
] as const;
const at = (instant: string) => Date.parse(instant);

describe('the sale', () => {
  it('opens at its instant and is over when the event begins', () => {
    expect(saleState(event, at('2026-09-01T09:59:59+02:00'))).toBe('not_open');
    expect(saleState(event, at('2026-09-01T10:00:00+02:00'))).toBe('on_sale');
    expect(saleState(event, at('2026-10-25T09:59:59+01:00'))).toBe('on_sale');
    expect(saleState(event, at('2026-10-25T10:00:00+01:00'))).toBe('over');
  });

  it('is what the house says, before anything else', () => {
    expect(saleState({ ...event, status: 'cancelled' }, at('2027-01-01T00:00:00Z'))).toBe('cancelled');
  });

  it('goes on until the last time slot begins, by the clock in Berlin on the day it is put back', () => {
    const exhibition = { ...event, time_slots: slots };
    expect(slotIsOver(exhibition, slots[0], at('2026-10-25T08:59:59Z'))).toBe(false);
    expect(slotIsOver(exhibition, slots[0], at('2026-10-25T09:00:00Z'))).toBe(true);
    expect(saleState(exhibition, at('2026-10-25T09:00:00Z'))).toBe('on_sale');
    expect(saleState(exhibition, at('2026-10-25T11:00:00Z'))).toBe('over');
  });

  it('calls a tenth "few", and never more than is left', () => {
    expect([0, 1, 4, 5, 50].map((free) => levelOf(free, 50))).toEqual(['0', '2', '2', '2', '1']);
    expect([4, 5].map((free) => levelOf(free, 8))).toEqual(['2', '1']);
  });
});
