import { type BoxOfficeEvent, boxOfficeEvent, type DemoEvent } from './box-office.ts';

/** Beyond the numbers of the demo's own events. */
const numberOfOther = 990_001;
const halfAnHour = 1_800_000;

/** One evening is later, one in another hall, one cancelled, one unknown here; `events` in the order of time. */
export function withDifferences(events: readonly BoxOfficeEvent[], numberless: DemoEvent | undefined): BoxOfficeEvent[] {
  const [late, elsewhere, cancelled] = events.filter(({ status, time_slots, sold }) => status === 'on_sale' && time_slots.length === 0 && sold < 0.9).slice(-3);
  const changed = new Map<BoxOfficeEvent | undefined, Partial<BoxOfficeEvent>>([
    [late, { date_start: new Date(Date.parse(late?.date_start ?? '') + halfAnHour || 0).toISOString() }],
    [elsewhere, { hall: elsewhere?.hall === 'kammersaal' ? 'grosser-saal' : 'kammersaal' }],
    [cancelled, { status: 'cancelled' }],
  ]);
  const other = numberless && boxOfficeEvent({ ...numberless, idJet: String(numberOfOther) });
  return [...events.map((event) => ({ ...event, ...changed.get(event) })), ...(other ? [other] : [])];
}
