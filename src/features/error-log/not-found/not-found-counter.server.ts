import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { WriteBehind } from '#db/write-behind.server.ts';
import { maxGathered, pause } from './limits.ts';
import { type MissedRequest, readMissed } from './missed-request.server.ts';
import { type CountedPath, forgetPaths, storePaths } from './queries.server.ts';

type Options = { db: Database; now: () => Date; report: (problem: unknown) => void };

/** Counts by path what was not found: `note` costs a request a look into a map, and no more than some hundred paths are kept between two writes. */
export class NotFoundCounter extends WriteBehind<readonly CountedPath[]> {
  readonly #options: Options;
  #gathered = { own: new Map<string, CountedPath>(), scanner: new Map<string, CountedPath>() };
  #forgotAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    super({ pause: pause.write, report: options.report });
    this.#options = options;
  }

  /** A page that was not found. */
  note(request: MissedRequest): void {
    const { own, scanner } = this.#gathered;
    // In a crawl a request costs no more than this.
    if (own.size >= maxGathered.own && !own.has(request.path) && !scanner.has(request.path)) return;
    const missed = readMissed(request);
    if (!missed) return;
    const { isBot, ...path } = missed;
    const now = this.#options.now();
    this.#add({ ...path, count: 1, byBots: isBot ? 1 : 0, first: now, last: now });
  }

  /** How many different paths wait to be written. */
  get size(): number {
    return this.#gathered.own.size + this.#gathered.scanner.size;
  }

  protected take(): CountedPath[] {
    const counted = [...this.#gathered.own.values(), ...this.#gathered.scanner.values()];
    this.#gathered = { own: new Map(), scanner: new Map() };
    return counted;
  }

  protected store(counted: readonly CountedPath[]): Promise<void> {
    return storePaths(this.#options.db, counted);
  }

  protected putBack(counted: readonly CountedPath[]): void {
    for (const path of counted) this.#add(path);
  }

  protected override async afterwards(counted: readonly CountedPath[]): Promise<void> {
    const { db, now } = this.#options;
    if (counted.length === 0 && now().getTime() - this.#forgotAt < pause.forget) return;
    await forgetPaths(db, now());
    this.#forgotAt = now().getTime();
  }

  #add(path: CountedPath): void {
    const kind = path.isScanner ? 'scanner' : 'own';
    const gathered = this.#gathered[kind];
    const known = gathered.get(path.path);
    if (!known) {
      if (gathered.size < maxGathered[kind]) gathered.set(path.path, path);
      return;
    }
    known.count += path.count;
    known.byBots += path.byBots;
    known.host = path.host ?? known.host;
    if (path.last > known.last) known.last = path.last;
  }
}

export const notFoundCounterService: Service<NotFoundCounter> = service<NotFoundCounter>('paths that were not found');
