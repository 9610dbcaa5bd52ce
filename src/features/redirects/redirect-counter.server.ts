import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { WriteBehind } from '#db/write-behind.server.ts';
import { type Hits, storeHits } from './queries.server.ts';

/** Milliseconds between two times that what was gathered is written. */
const pause = 20_000;

type Options = { db: Database; now: () => Date; report: (problem: unknown) => void };

/** Counts which redirects are used: `note` for each use costs it a look into a map, what it gathers is written in one statement. Of who asks it learns nothing. */
export class RedirectCounter extends WriteBehind<ReadonlyMap<number, Hits>> {
  readonly #options: Options;
  #gathered = new Map<number, Hits>();

  constructor(options: Options) {
    super({ pause, report: options.report });
    this.#options = options;
  }

  /** A rule has led somebody on. */
  note(rule: number): void {
    this.#add(rule, { hits: 1, last: this.#options.now() });
  }

  protected take() {
    const gathered = this.#gathered;
    this.#gathered = new Map();
    return gathered;
  }

  protected store(gathered: ReadonlyMap<number, Hits>): Promise<void> {
    return storeHits(this.#options.db, gathered);
  }

  protected putBack(gathered: ReadonlyMap<number, Hits>): void {
    for (const [rule, hits] of gathered) this.#add(rule, hits);
  }

  #add(rule: number, { hits, last }: Hits): void {
    const known = this.#gathered.get(rule);
    this.#gathered.set(rule, { hits: hits + (known?.hits ?? 0), last: known && known.last > last ? known.last : last });
  }
}

export const redirectCounterService: Service<RedirectCounter> = service<RedirectCounter>('used redirects');
