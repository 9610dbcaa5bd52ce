import { sql } from 'kysely';
import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { WriteBehind } from '#db/write-behind.server.ts';

/** Milliseconds between two times that what was gathered is written. */
const pause = 20_000;

type Hits = { hits: number; last: Date };
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

/** In one order, or two processes would wait for each other; a rule that is gone meanwhile is left out. */
async function storeHits(db: Database, gathered: ReadonlyMap<number, Hits>): Promise<void> {
  if (gathered.size === 0) return;
  const sorted = [...gathered].sort(([one], [other]) => one - other);
  await sql`
    insert into redirect_hit as known (rule_id, hits, last_hit)
    select used.id, used.hits, used.last from unnest(
      ${sorted.map(([id]) => id)}::int[], ${sorted.map(([, { hits }]) => hits)}::int[], ${sorted.map(([, { last }]) => last)}::timestamptz[]) as used (id, hits, last)
      join redirect_rule on redirect_rule.id = used.id order by used.id
    on conflict (rule_id) do update set hits = known.hits + excluded.hits, last_hit = greatest(known.last_hit, excluded.last_hit)`.execute(db);
}

export const redirectCounterService: Service<RedirectCounter> = service<RedirectCounter>('used redirects');
