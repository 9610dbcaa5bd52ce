import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { insertEvent } from '../programme/build.ts';
import { upcomingEvents } from './queries.server.ts';

const db = await testDatabase();
const now = new Date('2026-11-22T12:00:00Z');

test('the box office is asked for what begins and for what is still on, and not for what is over', async () => {
  const at = (date_start: string, date_end: string | null = null) => insertEvent(db, { date_start, date_end, id_jet: `${date_start} ${date_end}` });
  const exhibition = await at('2026-11-01T10:00:00Z', '2026-12-20T18:00:00Z');
  await at('2026-11-01T10:00:00Z', '2026-11-22T11:00:00Z');
  await at('2026-11-01T10:00:00Z');
  const begun = await at('2026-11-22T10:00:00Z');
  const coming = await at('2026-11-23T19:00:00Z');
  expect((await upcomingEvents(db, now)).map(({ id }) => id)).toEqual([exhibition, begun, coming]);
});
