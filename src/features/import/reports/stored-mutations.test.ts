import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { emptyProgramme, importText, textSourceOf } from '../build.server.ts';
import { all, concert } from '../build.ts';
import type { Reading } from '../import-record.ts';
import { limits } from '../limits.ts';
import { read } from '../run.server.ts';
import { formatOf, Unreadable } from '../source/source.server.ts';
import { areThere, folder } from './build.server.ts';
import { faults, stored, withoutTransactions } from './half-writes.server.ts';
import { mutated } from './mutate.ts';

const count = Number(process.env.FOYER_IMPORTS ?? 300);
const { db, url } = await testDatabaseWithUrl();
const fault = await faults(db);
beforeEach(() => emptyProgramme(db));

/** So many files share what earlier ones have written; then the programme is emptied, as a full one makes each file slower. */
const filesOfProgramme = 40;
const refused = '23514';
const broken = '57014';

/** What a file is read as, as one word; null: it is refused as a whole. */
async function readingOf(name: string, bytes: Buffer): Promise<{ key: string; records: number } | null> {
  try {
    const source = textSourceOf(bytes, name);
    const readings = await all<Reading>(read({ source, format: formatOf(source) }, () => {}));
    const key = createHash('sha256')
      .update(JSON.stringify([name, readings]))
      .digest('base64');
    return { key, records: readings.length };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** A fifth is a dry run, of a fifth a row is refused, of a fifth the connection breaks; equal readings are not written again. */
test.skipIf(!areThere)(`of ${count} mutated files none is half written (skipped without ../shared/data/reports)`, { timeout: 3_600_000 }, async () => {
  const samples = readdirSync(folder)
    .filter((name) => /\.(ics|csv|jsonld)$/.test(name))
    .sort();
  const seen = new Set<string>();
  const wrong: string[] = [];
  const n = { read: 0, refused: 0, distinct: 0, written: 0, dry: 0, broken: 0, events: 0 };
  const say = () =>
    process.stdout.write(
      `${n.read} mutated files: ${n.refused} refused as a whole, ${n.distinct} distinct readings, ${n.written} written with ${n.events} events, ${n.dry} dry runs, ${n.broken} broken off; crashes or half writes: ${wrong.length}\n`,
    );
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % 1_000 === 0) say();
    const name = samples[index % samples.length] ?? '';
    const bytes = mutated(readFileSync(resolve(folder, name)), 1_000_000 + index);
    n.read += 1;
    let reading: Awaited<ReturnType<typeof readingOf>>;
    try {
      reading = await readingOf(name, bytes);
    } catch (error) {
      wrong.push(`${name} ${index}: reading ${error}`);
      continue;
    }
    if (!reading) n.refused += 1;
    const key = reading?.key ?? `${name} refused`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (n.distinct % filesOfProgramme === 0) await emptyProgramme(db);
    n.distinct += 1;
    const kind = (['dry', 'whole', 'whole', refused, broken] as const)[n.distinct % 5] ?? 'whole';
    const before = await stored(db);
    if (kind === refused || kind === broken) await fault.at(1 + ((index * 7) % 23), kind);
    const write = (dryRun: boolean) => importText(db, bytes, { name, format: formatOf(textSourceOf(bytes, name)), dryRun });
    let created = 0;
    let isThrown = false;
    try {
      const result = await write(kind === 'dry');
      created = kind === 'dry' ? 0 : result.created;
      n[kind === 'dry' ? 'dry' : 'written'] += 1;
    } catch (error) {
      isThrown = String(error).includes('a fault');
      if (isThrown) n.broken += 1;
      else if (!(error instanceof Unreadable)) wrong.push(`${name} ${index}: ${error}`);
    }
    if (kind === refused || kind === broken) await fault.off();
    const now = await stored(db);
    n.events += now.events - before.events;
    if (now.half > before.half) wrong.push(`${name} ${index} ${kind}: ${now.half - before.half} half`);
    if (isThrown && (reading?.records ?? 0) <= limits.batch) created = (await write(true)).created === 0 ? now.events - before.events : 0; // all of a batch or nothing
    const isCut = isThrown && (reading?.records ?? 0) > limits.batch; // what was written in batches before stays
    if (!isCut && now.events !== before.events + created) wrong.push(`${name} ${index} ${kind}: ${now.events} after ${before.events} and ${created}`);
  }
  say();
  expect(wrong).toEqual([]);
  expect(n.events).toBeGreaterThan(count / 10);
  expect(n.broken).toBeGreaterThan(count / 100);
});

const rows = 20;
const three = [concert('1'), concert('2', { location: { name: 'Small Hall' } }), concert('3')];

test.each([
  ['a row that the database refuses', refused],
  ['a connection that breaks', broken],
])('%s leaves nothing half: each row in turn', { timeout: 120_000 }, async (_, code) => {
  for (let row = 1; row <= rows; row += 1) {
    await emptyProgramme(db);
    await fault.at(row, code);
    const result = await importText(db, three).catch(() => ({ created: 0 }));
    await fault.off();
    expect([row, await stored(db)]).toEqual([row, { events: result.created, half: 0 }]);
  }
  expect(await importText(db, three)).toMatchObject({ wrong: 0 });
  expect(await stored(db)).toEqual({ events: 3, half: 0 });
});

test('without transactions that would be seen', { timeout: 120_000 }, async () => {
  const deaf = withoutTransactions(url);
  const reasons: string[] = [];
  let half = 0;
  for (let row = 1; row <= rows; row += 1) {
    await emptyProgramme(db);
    await fault.at(row, broken);
    await importText(deaf, three).catch((error) => reasons.push(String(error)));
    await fault.off();
    half += (await stored(db)).half > 0 ? 1 : 0;
  }
  await deaf.destroy();
  expect(new Set(reasons)).toEqual(new Set(['error: a fault']));
  expect(half).toBeGreaterThan(3);
});
