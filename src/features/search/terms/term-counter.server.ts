import { createHmac, randomUUID } from 'node:crypto';
import { type Service, service } from '#api/service.server.ts';
import { ShareIsFull } from '#db/connection-share.server.ts';
import { WriteBehind } from '#db/write-behind.server.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { maxCounted } from '../limits.ts';
import { choosePopular, hitsOf, type SearchDependencies } from './popular-terms.server.ts';
import { type CountedTerm, forgetOldTerms, storeHits, storeTerms, termsNotLookedUp } from './queries.server.ts';
import { type Searched, searchedBy } from './term.ts';

/** Milliseconds between two times that what was searched is written, and between two choices of what others are shown. */
const pause = { write: 20_000, choose: 3_600_000 };

type Dependencies = Pick<SearchDependencies, 'db' | 'filtersToCome'> & { now: () => Date; secret: string; report: (problem: unknown) => void };

type Gathered = ReadonlyMap<string, CountedTerm>;

/** Counts what people search: `note` costs a request a look at its address; of who asks it keeps only a hash, in memory and until midnight. */
export class TermCounter extends WriteBehind<Gathered> {
  readonly #dependencies: Dependencies;
  #counted = new Map<string, CountedTerm>();
  #visitors = { day: '', key: randomUUID(), seen: new Set<string>() };
  #chosenAt = Number.NEGATIVE_INFINITY;

  constructor(dependencies: Dependencies) {
    super({ pause: pause.write, report: dependencies.report });
    this.#dependencies = dependencies;
  }

  /** A request that has been answered. `address`: whence it came, '' where that is not known. */
  note(url: string, address: string): void {
    const searched = searchedBy(url);
    if (!searched) return;
    const name = `${searched.language} ${searched.term}`;
    const counted = this.#counted.get(name);
    if (!counted && this.#counted.size >= maxCounted) return;
    const visitors = this.#isFirstOfVisitor(searched, address) ? 1 : 0;
    this.#counted.set(name, { ...searched, searches: (counted?.searches ?? 0) + 1, visitors: (counted?.visitors ?? 0) + visitors });
  }

  protected take(): Gathered {
    const gathered = this.#counted;
    this.#counted = new Map();
    return gathered;
  }

  protected store(gathered: Gathered): Promise<void> {
    const { db, now, secret } = this.#dependencies;
    return storeTerms(db, [...gathered.values()], { day: dayOf(now()), secret });
  }

  protected putBack(gathered: Gathered): void {
    for (const [name, { searches, visitors, ...searched }] of gathered) {
      const since = this.#counted.get(name);
      this.#counted.set(name, { ...searched, searches: searches + (since?.searches ?? 0), visitors: visitors + (since?.visitors ?? 0) });
    }
  }

  protected override async afterwards(gathered: Gathered): Promise<void> {
    const { db, filtersToCome } = this.#dependencies;
    const now = this.#dependencies.now();
    const isDue = now.getTime() - this.#chosenAt >= pause.choose;
    if (gathered.size === 0 && !isDue) return;
    try {
      const dependencies = { db, now, filtersToCome };
      await lookUp(dependencies, dayOf(now));
      if (!isDue) return;
      await forgetOldTerms(db, dayOf(now));
      await choosePopular(dependencies);
      this.#chosenAt = now.getTime();
    } catch (error) {
      if (!(error instanceof ShareIsFull)) throw error; // visitors are searching: the next time
    }
  }

  #isFirstOfVisitor({ language, term }: Searched, address: string): boolean {
    if (address === '') return true;
    const day = dayOf(this.#dependencies.now());
    if (this.#visitors.day !== day || this.#visitors.seen.size >= maxCounted * 10) this.#visitors = { day, key: randomUUID(), seen: new Set() };
    const { key, seen } = this.#visitors; // of text: to see that bytes are no key object takes Node longer than to hash with them
    const mark = createHmac('sha256', key).update(`${address}\0${language}\0${term}`).digest('base64url');
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  }
}

/** How much is found by what has first been searched today. */
async function lookUp(dependencies: SearchDependencies, day: Day): Promise<void> {
  const { db } = dependencies;
  const rows = await termsNotLookedUp(db, day);
  for (const { language, term } of rows) {
    const hits = await hitsOf(dependencies, term);
    await storeHits(db, hits, language, term, day);
  }
}

export const termCounterService: Service<TermCounter> = service<TermCounter>('searched terms');
