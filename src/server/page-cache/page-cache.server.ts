import type { Change } from '#db/read-dependencies.server.ts';
import type { Changes } from '#db/tracking/changes.server.ts';
import type { Cdn } from './cdn.server.ts';
import type { Entry } from './entry.server.ts';
import { maxCacheBytes, maxEntryBytes } from './limits.ts';

/** Figures since the start. */
export type Figures = {
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
  cdn?: Cdn | undefined;
  onPurge?: (changes: readonly Change[] | null) => void;
};

/**
 * The answers that are kept, by key. A change purges those that have read it; when there are too many, those go that were
 * asked for least of late: each in turn is asked whether it has been used, which halves its uses and spares it (GCLOCK).
 */
export class PageCache {
  readonly changes: Changes;
  readonly now: () => Date;
  /** The shared cache in front of the site, if there is one. */
  readonly cdn: Cdn | undefined;
  readonly figures: Figures = { hits: 0, misses: 0, stale: 0, unavailable: 0, uncacheable: 0, purged: 0, expired: 0, evicted: 0 };
  readonly #entries = new Map<string, Entry>();
  readonly #byTable = new Map<string, Set<Entry>>();
  readonly #sizes = new Map<Entry, number>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ changes, now, maxBytes = maxCacheBytes, cdn, onPurge }: Options) {
    this.changes = changes;
    this.cdn = cdn;
    this.now = now;
    this.#maxBytes = maxBytes;
    changes.subscribe((changed) => {
      this.#purge(changed);
      onPurge?.(changed);
    });
  }

  /** The answer of a key, if it is true now. As long as nobody tells of changes none is: then `CachedAnswers` asks first. */
  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.purgedAt !== null || !this.changes.isListening) return undefined;
    if (entry.staleAt <= this.now().getTime()) return undefined;
    return entry;
  }

  /** Counts a use of an answer. */
  used(entry: Entry): void {
    this.figures.hits++;
    if (entry.uses < maxUses) entry.uses++;
  }

  /** A shared cache counts how long an answer holds from when it was made. */
  ageHeader(entry: Entry): string[] {
    return this.cdn ? ['Age', String(Math.max(0, Math.floor((this.now().getTime() - entry.madeAt) / 1_000)))] : [];
  }

  /** Whatever is kept of a key, out of date or not. */
  last(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  add(entry: Entry): void {
    const before = this.#entries.get(entry.key);
    if (before) this.#remove(before);
    if (entry.bytes > maxEntryBytes) return;
    entry.uses = before?.uses ?? 0;
    this.#entries.set(entry.key, entry);
    for (const table of entry.dependencies.tables) {
      const readers = this.#byTable.get(table) ?? new Set();
      this.#byTable.set(table, readers.add(entry));
    }
    this.measure(entry);
  }

  /** An answer has grown by a compressed form. */
  measure(entry: Entry): void {
    if (this.#entries.get(entry.key) !== entry) return;
    this.#bytes += entry.bytes - (this.#sizes.get(entry) ?? 0);
    this.#sizes.set(entry, entry.bytes);
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#giveUp(oldest);
    }
  }

  get size(): { entries: number; bytes: number; maxBytes: number; oldest: number | null } {
    const oldest = [...this.#entries.values()].reduce<number | null>((first, { madeAt }) => Math.min(first ?? madeAt, madeAt), null);
    return { entries: this.#entries.size, bytes: this.#bytes, maxBytes: this.#maxBytes, oldest };
  }

  /** Those that are true, the most asked for first. */
  get entries(): Entry[] {
    return [...this.#entries.values()].filter(({ purgedAt }) => purgedAt === null).sort((one, other) => other.uses - one.uses);
  }

  #purge(changed: readonly Change[] | null): void {
    const at = this.now().getTime();
    const purge = (entry: Entry) => {
      if (entry.purgedAt !== null) return;
      entry.purgedAt = at;
      this.figures.purged++;
    };
    if (changed === null) for (const entry of this.#entries.values()) purge(entry);
    for (const change of changed ?? []) {
      for (const entry of this.#byTable.get(change.table) ?? []) if (entry.purgedAt === null && entry.dependencies.isChangedBy(change)) purge(entry);
    }
  }

  #giveUp(entry: Entry): void {
    if (entry.uses > 0 && entry.purgedAt === null) {
      entry.uses >>= 1;
      // To the end of the line. What `values()` still has to visit grows by it, and its uses come to an end.
      this.#entries.delete(entry.key);
      this.#entries.set(entry.key, entry);
      return;
    }
    this.#remove(entry);
    this.figures.evicted++;
  }

  #remove(entry: Entry): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key);
    this.#bytes -= this.#sizes.get(entry) ?? 0;
    this.#sizes.delete(entry);
    for (const table of entry.dependencies.tables) this.#byTable.get(table)?.delete(entry);
  }
}

const maxUses = 15;
