import type { Kysely } from 'kysely';
import { currentReads, ReadDependencies, recordReads } from './read-dependencies.server.ts';
import type { RecordedReads } from './recorded-reads.server.ts';
import type { Schema } from './schema.ts';
import type { Changes } from './tracking/changes.server.ts';

type Database = Kysely<Schema>;
type Read = { value: unknown; dependencies: ReadDependencies; reads: RecordedReads };
type Entry = Read & { of: unknown };
type Reading = { of: unknown; since: number; read: Promise<Read> };
type ReadCache = { changes: Changes; entries: Map<string, Entry>; readings: Map<string, Reading>; max: number };

/** Reads that are cached at most. */
export const maxReads = 500;

const caches = new WeakMap<Database, ReadCache>();

export function enableReadCache(db: Database, changes: Changes): void {
  caches.set(db, openReadCache(changes, maxReads));
}

function openReadCache(changes: Changes, max: number): ReadCache {
  const entries = new Map<string, Entry>();
  changes.subscribe((changed) => {
    for (const [name, { reads }] of entries) {
      if (changed === null || changed.some((change) => reads.isChangedBy(change))) entries.delete(name);
    }
  });
  return { changes, entries, readings: new Map(), max };
}

export const changesOf = (db: Database): Changes | undefined => caches.get(db)?.changes;

/** Nothing cached is older afterwards than what was committed until now; of an unavailable database nothing cached is believed. */
export const learnChanges = async (db: Database): Promise<void> =>
  changesOf(db)
    ?.sync()
    .catch(() => {});

export function shareReadCache(db: Database, one: Database): void {
  const cache = caches.get(db);
  if (cache) caches.set(one, cache);
}

/** What `load` reads, shared and not to be changed; read again after a change of what it has read, or for another `of` (a day, say). */
export async function cachedRead<T>(db: Database, name: string, of: unknown, load: () => Promise<T>): Promise<T> {
  const cache = caches.get(db);
  return cache ? use(cache, { name, of, load }, (dependencies, reads) => currentReads()?.add(dependencies, reads)) : load();
}

/** The same for one of many things, an event or a page: at most `max` of them, the oldest go first. */
export class CachedReads {
  readonly #max: number;
  readonly #caches = new WeakMap<Changes, ReadCache>();

  constructor(max: number) {
    this.#max = max;
  }

  get<T>(db: Database, name: string, of: unknown, load: () => Promise<T>): Promise<T> {
    const changes = changesOf(db);
    if (!changes) return load();
    const cache = this.#caches.get(changes) ?? openReadCache(changes, this.#max);
    this.#caches.set(changes, cache);
    return use(cache, { name, of, load }, (dependencies, reads) => currentReads()?.include(dependencies, reads));
  }
}

type Use<T> = { name: string; of: unknown; load: () => Promise<T> };

async function use<T>(cache: ReadCache, { name, of, load }: Use<T>, note: (dependencies: ReadDependencies, reads: RecordedReads) => void): Promise<T> {
  // Where it cannot be asked what has changed, nothing that is kept is believed.
  const isTrue =
    cache.changes.isListening ||
    (await cache.changes.sync().then(
      () => true,
      () => false,
    ));
  if (!isTrue) return load();
  const entry = cache.entries.get(name);
  const reads = currentReads();
  if (reads) reads.unanswered++; // until it is read: what fails is not forgotten
  const { value, dependencies, reads: recorded } = entry && entry.of === of ? entry : await read(cache, name, of, load);
  if (reads) reads.unanswered--;
  note(dependencies, recorded);
  return value as T; // it was put there under this name, by the same `load`
}

/** For what is read anew each minute: events, windows and publications begin and end on the minute, and within one everything stays the same. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / 60_000);

/** Waits for a read that is under way: when thousands come in the minute in which it expired, one of them asks. */
async function read(cache: ReadCache, name: string, of: unknown, load: () => Promise<unknown>): Promise<Read> {
  const since = cache.changes.sequence;
  let reading = cache.readings.get(name);
  // Who comes after a change must not be given what was read before it.
  if (!reading || reading.of !== of || reading.since !== since) {
    const own: Reading = {
      of,
      since,
      read: readAndCache(cache, name, of, load).finally(() => cache.readings.get(name) === own && cache.readings.delete(name)),
    };
    cache.readings.set(name, own);
    reading = own;
  }
  return reading.read;
}

async function readAndCache({ changes, entries, max }: ReadCache, name: string, of: unknown, load: () => Promise<unknown>): Promise<Read> {
  const dependencies = new ReadDependencies();
  const before = changes.sequence;
  const value = await recordReads(dependencies, load);
  // A change that came while we read may be in it or not.
  const reads = dependencies.seal();
  const isCurrent = changes.since(before)?.every((change) => !reads.isChangedBy(change)) ?? false;
  if (isCurrent && dependencies.isComplete) {
    entries.delete(name); // to the end of the line
    entries.set(name, { of, value, dependencies, reads });
    for (const oldest of entries.keys()) {
      if (entries.size <= max) break;
      entries.delete(oldest);
    }
  }
  return { value, dependencies, reads };
}
