import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { importText, textSourceOf } from '../build.server.ts';
import { formatOf, Unreadable } from '../source/source.server.ts';
import { areThere, folder } from './build.server.ts';
import { mutated } from './mutate.ts';

const count = Number(process.env.FOYER_IMPORTS ?? 300);
const db = await testDatabase();

/** Events and what is remembered of them, and how many are not whole: without a title, a room or what they were read as. */
async function stored() {
  const { rows } = await sql<{ events: number; half: number }>`
    select count(*)::int as events, count(*) filter (where coalesce(e.title, p.title) = '{}' or m.said is null or not m.said ?& '{times,status,room_id,production_id}')::int as half
    from event e join production p on p.id = e.production_id left join imported_record m on m.kind = 'event' and m.identifier = e.identifier`.execute(db);
  return rows[0] ?? { events: 0, half: 0 };
}

test.skipIf(!areThere)(`of ${count} mutated files none is half written (skipped without ../shared/data/reports)`, { timeout: 3_600_000 }, async () => {
  const samples = readdirSync(folder)
    .filter((name) => /\.(ics|csv|jsonld)$/.test(name))
    .sort();
  const faults: string[] = [];
  let { events } = await stored();
  for (let index = 0; index < count; index += 1) {
    const name = samples[index % samples.length] ?? '';
    const bytes = mutated(readFileSync(resolve(folder, name)), 1_000_000 + index);
    let created = 0;
    try {
      const format = formatOf(textSourceOf(bytes, name));
      ({ created } = await importText(db, bytes, { name, format, dryRun: index % 5 === 0 }));
      if (index % 5 === 0) created = 0;
    } catch (error) {
      if (!(error instanceof Unreadable)) faults.push(`${name} ${index}: ${error}`);
    }
    const now = await stored();
    if (now.half > 0 || now.events !== events + created) faults.push(`${name} ${index}: ${now.events} after ${events} and ${created}, ${now.half} half`);
    events = now.events;
  }
  expect(faults).toEqual([]);
  expect(events).toBeGreaterThan(20);
});
