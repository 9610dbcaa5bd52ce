import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { mergeRows, RecordedReads } from '#db/recorded-reads.server.ts';
import { Entry, exactCopy } from './entry.server.ts';
import type { PageCache } from './page-cache.server.ts';

const storedSchema = z.object({
  release: z.string(),
  /** Up to where in the history of the database the answers have been compared with its changes. */
  position: z.string(),
  entries: z.array(
    z.object({
      key: z.string(),
      headers: z.array(z.string()),
      madeAt: z.number(),
      staleAt: z.number(),
      uses: z.number(),
      bytes: z.number(),
      lists: z.array(z.tuple([z.string(), z.array(z.string())])),
      rows: z.array(z.tuple([z.string(), z.array(z.union([z.string(), z.number()])), z.array(z.string())])),
    }),
  ),
});
type Stored = z.output<typeof storedSchema>;

const fileOf = (dataDir: string): string => join(dataDir, 'cache', 'answers');

/** Writes what is kept, so that the same release starts warm: a checksum, a line that describes the answers, and their bodies. */
export async function storeAnswers(cache: PageCache, dataDir: string, release: string): Promise<void> {
  const { position } = cache.changes;
  if (position === null) return;
  const { entries } = cache;
  const described: Stored = { release, position, entries: entries.map(describe) };
  const file = fileOf(dataDir);
  await mkdir(join(dataDir, 'cache'), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeInParts(unfinished, [Buffer.from(`${JSON.stringify(described)}\n`), ...entries.map(({ variants }) => variants.identity.body)]);
  await rename(unfinished, file);
}

/** One part after the other, and the checksum of all at the beginning once it is known: joined, they would take their size in memory twice over. */
async function writeInParts(path: string, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(path, 'w');
  try {
    const hash = createHash('sha256');
    await handle.write(`${'0'.repeat(checksumLength)}\n`, 0);
    let at = checksumLength + 1;
    for (const part of parts) {
      hash.update(part);
      for (let sent = 0; sent < part.length; ) sent += (await handle.write(part, sent, part.length - sent, at + sent)).bytesWritten;
      at += part.length;
    }
    await handle.write(hash.digest('hex'), 0);
  } finally {
    await handle.close();
  }
}

/** Takes over what the same release has left, as far as nothing that it read has changed since. Answers how much; of a damaged file nothing. */
export async function restoreAnswers(cache: PageCache, dataDir: string, release: string): Promise<number> {
  const file = await readFile(fileOf(dataDir)).catch(() => null);
  const stored = file && parse(file);
  if (!stored || stored.described.release !== release) return 0;
  const { changes } = cache;
  const since = changes.sequence;
  const changed = await changes.sincePosition(stored.described.position);
  const meanwhile = changes.since(since);
  if (!changed || !meanwhile) return 0;
  const now = cache.now().getTime();
  let [at, restored] = [0, 0];
  for (const one of stored.described.entries) {
    const body = exactCopy(stored.bodies.subarray(at, at + one.bytes)); // the file as a whole does not stay
    at += one.bytes;
    const dependencies = readsOf(one);
    if (one.staleAt <= now || cache.last(one.key) || [...changed, ...meanwhile].some((change) => dependencies.isChangedBy(change))) continue;
    const entry = new Entry({ ...one, body, dependencies });
    cache.add(entry);
    entry.uses = one.uses;
    void entry.compress(() => cache.measure(entry));
    restored++;
  }
  return restored;
}

const describe = ({ key, headers, madeAt, staleAt, uses, variants, dependencies }: Entry): Stored['entries'][number] => ({
  key,
  headers: headers.slice(0, headers.indexOf('ETag')),
  madeAt,
  staleAt,
  uses,
  bytes: variants.identity.body.length,
  lists: dependencies.everything.lists.map(([table, columns]) => [table, [...columns]]),
  rows: dependencies.everything.rows.map(({ table, ids, columns }) => [table, [...ids], [...columns]]),
});

const readsOf = ({ lists, rows }: Stored['entries'][number]): RecordedReads =>
  new RecordedReads(lists, mergeRows(rows.map(([table, ids, columns]) => ({ table, ids, columns: new Set(columns) }))), []);

function parse(file: Buffer): { described: Stored; bodies: Buffer } | null {
  const begin = file.indexOf('\n') + 1;
  const content = file.subarray(begin);
  if (file.subarray(0, begin - 1).toString() !== checksum(content)) return null;
  const end = content.indexOf('\n');
  const described = storedSchema.safeParse(JSON.parse(content.subarray(0, end).toString()));
  return described.success ? { described: described.data, bodies: content.subarray(end + 1) } : null;
}

/** Of SHA-256 in hexadecimal digits. */
const checksumLength = 64;

const checksum = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
