import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Entry } from './entry.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { describeAnswers, readAnswers } from './stored-answers.server.ts';

const headSchema = z.object({
  release: z.string(),
  /** In the history of the database. */
  position: z.string(),
});
type Head = z.output<typeof headSchema>;

const fileOf = (dataDir: string): string => join(dataDir, 'cache', 'answers');

/** So that the same release starts warm: a checksum, a line for the whole, and the answers. */
export async function storeAnswers(cache: PageCache, dataDir: string, release: string): Promise<void> {
  const { position } = cache.changes;
  if (position === null) return;
  const head: Head = { release, position };
  const file = fileOf(dataDir);
  await mkdir(join(dataDir, 'cache'), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeInParts(unfinished, Buffer.from(`${JSON.stringify(head)}\n`), describeAnswers(cache.entries));
  await rename(unfinished, file);
}

/** Joined, the parts would take their size in memory twice over. */
async function writeInParts(path: string, head: Buffer, parts: Iterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'w');
  try {
    const hash = createHash('sha256');
    let at = 0;
    const write = async (part: Uint8Array) => {
      for (let sent = 0; sent < part.length; ) sent += (await handle.write(part, sent, part.length - sent, at + sent)).bytesWritten;
      at += part.length;
    };
    await write(Buffer.from(`${'0'.repeat(checksumLength)}\n`));
    hash.update(head);
    await write(head);
    for (const part of parts) {
      hash.update(part);
      await write(part);
    }
    await handle.write(hash.digest('hex'), 0);
  } finally {
    await handle.close();
  }
}

/** Of the same release, and without what has changed since; answers how many; of a damaged file nothing. */
export async function restoreAnswers(cache: PageCache, dataDir: string, release: string): Promise<number> {
  const file = await readFile(fileOf(dataDir)).catch(() => null);
  const stored = file && parse(file);
  if (!stored || stored.head.release !== release) return 0;
  const { changes } = cache;
  const since = changes.sequence;
  const before = await changes.sincePosition(stored.head.position);
  const meanwhile = changes.since(since);
  if (!before || !meanwhile) return 0;
  const changed = [...before, ...meanwhile];
  const now = cache.now().getTime();
  const restored: Entry[] = [];
  for (const answer of readAnswers(stored.answers)) {
    if (answer.staleAt <= now || cache.last(answer.key) || changed.some((change) => answer.dependencies.isChangedBy(change))) continue;
    const entry = new Entry(answer);
    cache.add(entry);
    entry.uses = answer.uses;
    restored.push(entry);
  }
  void compressInTurn(restored, cache);
  return restored.length;
}

/** Each compressor takes a quarter of a megabyte: thousands at once would be more than the process may take. */
async function compressInTurn(entries: readonly Entry[], cache: PageCache): Promise<void> {
  for (const entry of entries) if (cache.last(entry.key) === entry) await entry.compress('br', () => cache.measure(entry));
}

function parse(file: Buffer): { head: Head; answers: Buffer } | null {
  const begin = file.indexOf('\n') + 1;
  const content = file.subarray(begin);
  if (file.subarray(0, begin - 1).toString() !== checksum(content)) return null;
  const end = content.indexOf('\n');
  const head = headSchema.safeParse(JSON.parse(content.subarray(0, end).toString()));
  return head.success ? { head: head.data, answers: content.subarray(end + 1) } : null;
}

/** Of SHA-256 in hexadecimal digits. */
const checksumLength = 64;

const checksum = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
