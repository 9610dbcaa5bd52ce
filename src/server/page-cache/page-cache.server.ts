import type { Change, RecordedReads } from '#db/recorded-reads.server.ts';
import type { Changes } from '#db/tracking/changes.server.ts';
import type { Cdn } from './cdn.server.ts';
import type { Entry } from './entry.server.ts';
import { maxCacheBytes, maxEntries, maxEntryBytes } from './limits.ts';

export type CacheStats = {
  hits: number;
  misses: number;
  stale: number;
  unavailable: number;
  uncacheable: number;
  purged: number;
  expired: number;
  evicted: number;
};

type Options = {
  changes: Changes;
  now: () => Date;
  maxBytes?: number | undefined;
  maxEntries?: number | undefined;
  cdn?: Cdn | undefined;
  onPurge?: (changes: readonly Change[] | null) => void;
};

/** Beyond the limit the least used go: each in turn is asked whether it was used, which halves its uses and spares it (GCLOCK). */
export class PageCache {
  readonly changes: Changes;
  readonly now: () => Date;
  readonly cdn: Cdn | undefined;
  readonly stats: CacheStats = { hits: 0, misses: 0, stale: 0, unavailable: 0, uncacheable: 0, purged: 0, expired: 0, evicted: 0 };
  readonly #entries = new Map<string, Entry>();
  /** By the names of the tables that they have read. */
  readonly #groups = new Map<string, { tables: ReadonlySet<string>; entries: Set<Entry> }>();
  readonly #sizes = new Map<Entry, number>();
  /** What a cached read has read is counted once. */
  readonly #sharedUses = new Map<RecordedReads, number>();
  readonly #maxBytes: number;
  readonly #maxEntries: number;
  #bytes = 0;

  constructor({ changes, now, maxBytes = maxCacheBytes, maxEntries: most = maxEntries, cdn, onPurge }: Options) {
    this.changes = changes;
    this.cdn = cdn;
    this.now = now;
    this.#maxBytes = maxBytes;
    this.#maxEntries = most;
    changes.subscribe((changed) => {
      this.#purge(changed);
      onPurge?.(changed);
    });
  }

  /** None as long as nobody tells of changes: then `CachedAnswers` asks first. */
  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.purgedAt !== null || !this.changes.isListening) return undefined;
    if (entry.staleAt <= this.now().getTime()) return undefined;
    return entry;
  }

  used(entry: Entry): void {
    this.stats.hits++;
    if (entry.uses < maxUses) entry.uses++;
  }

  /** A shared cache counts from when the answer was made. */
  ageHeader(entry: Entry): string[] {
    return this.cdn ? ['Age', String(Math.max(0, Math.floor((this.now().getTime() - entry.madeAt) / 1_000)))] : [];
  }

  /** Also one that is out of date. */
  last(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  add(entry: Entry): void {
    const before = this.#entries.get(entry.key);
    if (before) this.#remove(before);
    if (entry.bytes > maxEntryBytes) return;
    entry.uses = before?.uses ?? 0;
    this.#entries.set(entry.key, entry);
    const { tables } = entry.dependencies;
    const name = groupName(tables);
    const group = this.#groups.get(name) ?? { tables, entries: new Set() };
    this.#groups.set(name, group);
    group.entries.add(entry);
    for (const reads of entry.dependencies.shared) this.#countShared(reads, 1);
    this.measure(entry);
  }

  measure(entry: Entry): void {
    if (this.#entries.get(entry.key) !== entry) return;
    this.#bytes += entry.bytes - (this.#sizes.get(entry) ?? 0);
    this.#sizes.set(entry, entry.bytes);
    this.#giveUpWhile(() => this.#bytes > this.#maxBytes || this.#entries.size > this.#maxEntries);
  }

  /** A quarter of what there is: the heap is short. */
  releaseMemory(): void {
    const target = Math.floor(this.#entries.size * 0.75);
    this.#giveUpWhile(() => this.#entries.size > target);
  }

  get size(): { entries: number; bytes: number; maxBytes: number; oldest: number | null } {
    const oldest = [...this.#entries.values()].reduce<number | null>((first, { madeAt }) => Math.min(first ?? madeAt, madeAt), null);
    return { entries: this.#entries.size, bytes: this.#bytes, maxBytes: this.#maxBytes, oldest };
  }

  /** The most asked for first, without those out of date. */
  get entries(): Entry[] {
    return [...this.#entries.values()].filter(({ purgedAt }) => purgedAt === null).sort((one, other) => other.uses - one.uses);
  }

  #purge(changed: readonly Change[] | null): void {
    const at = this.now().getTime();
    const purge = (entry: Entry) => {
      if (entry.purgedAt !== null) return;
      entry.purgedAt = at;
      this.stats.purged++;
    };
    if (changed === null) for (const entry of this.#entries.values()) purge(entry);
    for (const change of changed ?? []) {
      for (const { tables, entries } of this.#groups.values()) {
        if (!tables.has(change.table)) continue;
        for (const entry of entries) if (entry.purgedAt === null && entry.dependencies.isChangedBy(change)) purge(entry);
      }
    }
  }

  #giveUpWhile(isTooMuch: () => boolean): void {
    for (const oldest of this.#entries.values()) {
      if (!isTooMuch()) return;
      this.#giveUp(oldest);
    }
  }

  #giveUp(entry: Entry): void {
    if (entry.uses > 0 && entry.purgedAt === null) {
      entry.uses >>= 1;
      // To the end of the line: what `values()` still visits grows, until its uses come to an end.
      this.#entries.delete(entry.key);
      this.#entries.set(entry.key, entry);
      return;
    }
    this.#remove(entry);
    this.stats.evicted++;
  }

  #remove(entry: Entry): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key);
    this.#bytes -= this.#sizes.get(entry) ?? 0;
    this.#sizes.delete(entry);
    for (const reads of entry.dependencies.shared) this.#countShared(reads, -1);
    const name = groupName(entry.dependencies.tables);
    const group = this.#groups.get(name);
    group?.entries.delete(entry);
    if (group?.entries.size === 0) this.#groups.delete(name);
  }

  #countShared(reads: RecordedReads, change: 1 | -1): void {
    const before = this.#sharedUses.get(reads) ?? 0;
    const after = before + change;
    if (after > 0) this.#sharedUses.set(reads, after);
    else this.#sharedUses.delete(reads);
    if (before === 0 || after === 0) this.#bytes += change * reads.bytes;
    // What it shares itself is used once by it, however many use it.
    if (before === 0 || after === 0) for (const inner of reads.shared) this.#countShared(inner, change);
  }
}

const maxUses = 15;
const groupName = (tables: ReadonlySet<string>): string => [...tables].sort().join();
