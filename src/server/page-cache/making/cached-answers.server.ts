import { setTimeout as wait } from 'node:timers/promises';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import type { RecordedReads } from '#db/recorded-reads.server.ts';
import { addDays, dayOf, instantAt } from '#i18n/berlin-time.ts';
import type { Log } from '../../log.server.ts';
import { cdnHeaders } from '../cdn.server.ts';
import { Entry, exactCopy, pairs } from '../entry.server.ts';
import { renewalPatience, renewedAtOnce, staleAfterWaiting, staleFor, wordPatience } from '../limits.ts';
import type { PageCache } from '../page-cache.server.ts';
import { Turns } from './turns.ts';

/** `fresh`: just made; `stale`: from before a change younger than `staleFor`, or while the database is unavailable. */
export type Answer = { entry: Entry; state: 'kept' | 'fresh' | 'stale' } | { response: Response };

/** Who asks after the change must not be given this. */
type Made = { entry: Entry | null; response: Response; changedAt: number; isUnavailable: boolean };

/** One at a time for each key, however many ask. */
export class CachedAnswers {
  readonly #cache: PageCache;
  readonly #log: Log;
  readonly #flights = new Map<string, Promise<Made>>();
  readonly #renewals = new Turns(renewedAtOnce, renewalPatience);

  constructor(cache: PageCache, log: Log) {
    this.#cache = cache;
    this.#log = log;
  }

  /** `make` has to make it for anybody, from the key alone. */
  async get(key: string, make: () => Promise<Response>): Promise<Answer> {
    const isTrusted = await this.#isTrusted(key);
    if (!isTrusted) return this.#withoutDatabase(key, make);
    const found = this.#cache.find(key) ?? this.#checked(key);
    if (found) {
      this.#cache.used(found);
      return { entry: found, state: 'kept' };
    }
    const last = this.#cache.last(key);
    this.#cache.stats.misses++;
    if (last && last.purgedAt === null) this.#cache.stats.expired++;
    const made = this.#make(key, make);
    const isInTime = !last || !this.#mayStandIn(last) ? true : await Promise.race([made.then(() => true), wait(staleAfterWaiting, false, { ref: false })]);
    if (!isInTime && last && this.#mayStandIn(last)) {
      this.#cache.stats.stale++;
      made.catch(() => {}); // who waits for it hears of it
      return { entry: last, state: 'stale' };
    }
    const { entry, response, isUnavailable } = await made;
    if (isUnavailable && last) return this.#staleWhileUnavailable(last);
    if (!entry) this.#cache.stats.uncacheable++;
    return entry ? { entry, state: 'fresh' } : { response: response.clone() };
  }

  /** Where nobody tells of changes the database is asked; one that has swallowed the question is found out after seconds only. */
  async #isTrusted(key: string): Promise<boolean> {
    const { changes } = this.#cache;
    if (changes.isListening) return true;
    const isToldOf = changes.sync().then(
      () => true,
      () => false,
    );
    return this.#cache.last(key) ? Promise.race([isToldOf, wait(wordPatience, false, { ref: false })]) : isToldOf;
  }

  /** While nobody tells of changes. */
  #checked(key: string): Entry | undefined {
    const last = this.#cache.last(key);
    return last && last.purgedAt === null && last.staleAt > this.#cache.now().getTime() ? last : undefined;
  }

  #mayStandIn({ purgedAt, staleAt }: Entry): boolean {
    return this.#cache.now().getTime() - (purgedAt ?? staleAt) < staleFor;
  }

  /** Waits for the one being made; what a change concerns meanwhile is made once more for those who came after. */
  async #make(key: string, make: () => Promise<Response>): Promise<Made> {
    const asked = this.#cache.changes.sequence;
    for (;;) {
      const made = await (this.#flights.get(key) ?? this.#begin(key, make));
      if (asked < made.changedAt) return made;
    }
  }

  /** What the old answer stands in for waits for its turn: nobody waits for it. */
  #begin(key: string, make: () => Promise<Response>): Promise<Made> {
    const last = this.#cache.last(key);
    const render = () => this.#render(key, make);
    const made = (last && this.#mayStandIn(last) ? this.#renewals.run(render) : render()).finally(
      () => this.#flights.get(key) === made && this.#flights.delete(key),
    );
    this.#flights.set(key, made);
    return made;
  }

  async #render(key: string, make: () => Promise<Response>): Promise<Made> {
    const { changes, now } = this.#cache;
    const since = changes.sequence;
    const dependencies = new ReadDependencies();
    const madeAt = now();
    const response = await recordReads(dependencies, make);
    const made = { response, changedAt: Number.POSITIVE_INFINITY, isUnavailable: dependencies.isUnavailable };
    const isForAll = response.status === 200 && dependencies.isComplete && !response.headers.has('set-cookie');
    if (!isForAll || /no-store|private/.test(response.headers.get('cache-control') ?? '')) return { ...made, entry: null };
    const body = exactCopy(new Uint8Array(await response.arrayBuffer()));
    const reads = dependencies.seal();
    // Nothing that shows a day holds longer than it, whatever its queries say.
    const staleAt = Math.min(dependencies.staleAt?.getTime() ?? Number.POSITIVE_INFINITY, instantAt(addDays(dayOf(madeAt), 1)).getTime());
    const entry = new Entry({
      key,
      body,
      headers: this.#headersOf(response, reads, (staleAt - madeAt.getTime()) / 1_000),
      dependencies: reads,
      madeAt: madeAt.getTime(),
      staleAt,
    });
    await entry.compress('br', () => this.#cache.measure(entry)); // what browsers ask for; gzip is made for whoever asks for it
    const meanwhile = changes.since(since);
    const first = meanwhile ? meanwhile.findIndex((change) => reads.isChangedBy(change)) : 0;
    if (first >= 0) return { ...made, entry, changedAt: since + 1 + first };
    this.#cache.add(entry);
    return { ...made, entry };
  }

  /** A cache that is not told of changes asks each time. */
  #headersOf(response: Response, reads: RecordedReads, seconds: number): string[] {
    const own = headersOf(response);
    if (!this.#cache.cdn) return own;
    return [...pairs(own).flatMap(([name, value]) => (name === 'cache-control' ? [] : [name, value])), ...cdnHeaders(reads, seconds)];
  }

  async #withoutDatabase(key: string, make: () => Promise<Response>): Promise<Answer> {
    const last = this.#cache.last(key);
    return last ? this.#staleWhileUnavailable(last) : { response: await make() };
  }

  #staleWhileUnavailable(entry: Entry): Answer {
    this.#cache.stats.unavailable++;
    this.#log.warn(
      { key: entry.key, age: Math.round((this.#cache.now().getTime() - entry.madeAt) / 1_000) },
      'a kept answer stands in while the database is unavailable',
    );
    return { entry, state: 'stale' };
  }
}

/** Without the encoding's own headers, and the validator, which is made of the body. */
const headersOf = (response: Response): string[] =>
  [...response.headers].flatMap(([name, value]) => (/^(content-length|content-encoding|etag|vary)$/.test(name) ? [] : [name, value]));
