import { z } from 'zod';
import { mergeRows, RecordedReads } from '#db/recorded-reads.server.ts';
import type { Entry } from './entry.server.ts';
import { exactCopy } from './entry.server.ts';

const readsSchema = z.object({
  kind: z.literal('reads'),
  lists: z.array(z.tuple([z.string(), z.array(z.string())])),
  rows: z.array(z.tuple([z.string(), z.array(z.union([z.string(), z.number()])), z.array(z.string())])),
  /** Numbers of the records of this kind before it, from 0. */
  shared: z.array(z.number()),
});
const answerSchema = z.object({
  kind: z.literal('answer'),
  key: z.string(),
  headers: z.array(z.string()),
  madeAt: z.number(),
  staleAt: z.number(),
  uses: z.number(),
  /** Of the body, which follows the line. */
  bytes: z.number(),
  reads: z.number(),
});
const recordSchema = z.discriminatedUnion('kind', [readsSchema, answerSchema]);

export type StoredAnswer = Pick<Entry, 'key' | 'headers' | 'madeAt' | 'staleAt' | 'uses' | 'dependencies'> & { body: ReturnType<typeof exactCopy> };

/** A cached read of several is written once; one answer is described at a time, as all together would not fit into the heap. */
export function* describeAnswers(entries: readonly Entry[]): Generator<Buffer> {
  const numbers = new Map<RecordedReads, number>();
  for (const { key, headers, madeAt, staleAt, uses, variants, dependencies } of entries) {
    yield* describeReads(dependencies, numbers);
    const { body } = variants.identity;
    const own = headers.slice(0, headers.indexOf('ETag'));
    yield line({ kind: 'answer', key, headers: own, madeAt, staleAt, uses, bytes: body.length, reads: numbers.get(dependencies) ?? 0 });
    yield body;
  }
}

function* describeReads(reads: RecordedReads, numbers: Map<RecordedReads, number>): Generator<Buffer> {
  if (numbers.has(reads)) return;
  for (const shared of reads.shared) yield* describeReads(shared, numbers);
  numbers.set(reads, numbers.size);
  yield line({
    kind: 'reads',
    lists: reads.lists.map(([table, columns]): [string, string[]] => [table, [...columns]]),
    rows: reads.rows.map(({ table, ids, columns }): z.output<typeof readsSchema>['rows'][number] => [table, [...ids], [...columns]]),
    shared: reads.shared.map((shared) => numbers.get(shared) ?? 0),
  });
}

const line = (record: z.output<typeof recordSchema>): Buffer => Buffer.from(`${JSON.stringify(record)}\n`);

/** Throws where something else stands. */
export function* readAnswers(content: Buffer): Generator<StoredAnswer> {
  const known: RecordedReads[] = [];
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf('\n', at);
    const record = recordSchema.parse(JSON.parse(content.subarray(at, end).toString()));
    at = end + 1;
    if (record.kind === 'reads') {
      const rows = record.rows.map(([table, ids, columns]) => ({ table, ids, columns: new Set(columns) }));
      known.push(
        new RecordedReads(
          record.lists,
          mergeRows(rows),
          record.shared.map((number) => readsAt(known, number)),
        ),
      );
    } else {
      yield { ...record, dependencies: readsAt(known, record.reads), body: exactCopy(content.subarray(at, at + record.bytes)) };
      at += record.bytes;
    }
  }
}

function readsAt(known: readonly RecordedReads[], number: number): RecordedReads {
  const reads = known[number];
  if (!reads) throw new Error(`No reads ${number} among the ${known.length} before.`);
  return reads;
}
