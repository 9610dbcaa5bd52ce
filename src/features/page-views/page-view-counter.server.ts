import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { WriteBehind } from '#db/write-behind.server.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { maxGathered, pause } from './limits.ts';
import { type CountedView, forgetOldViews, storeViews } from './queries.server.ts';
import { readView } from './read-view.ts';

type Options = { db: Database; now: () => Date; ownHost: string; report: (problem: unknown) => void };

/** Counts views of pages: `note` for each request that was answered costs it a look at its headers, what it gathers is written in one statement, beside the answers. */
export class PageViewCounter extends WriteBehind<readonly CountedView[]> {
  readonly #options: Options;
  #gathered = new Map<string, CountedView>();
  #forgotOn = '';
  #today = { minute: Number.NaN, day: '' };

  constructor(options: Options) {
    super({ pause, report: options.report });
    this.#options = options;
  }

  /** A request of a page that was answered with it. */
  note(url: string, header: (name: string) => string | undefined): void {
    const view = readView({ url, header }, this.#options.ownHost);
    if (view) this.#add({ ...view, day: this.#day(), n: 1 });
  }

  /** Worked out once a minute: a cached page takes fifty millionths of a second in all. */
  #day(): Day {
    const now = this.#options.now();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== this.#today.minute) this.#today = { minute, day: dayOf(now) };
    return this.#today.day;
  }

  protected take(): CountedView[] {
    const gathered = [...this.#gathered.values()];
    this.#gathered = new Map();
    return gathered;
  }

  protected store(gathered: readonly CountedView[]): Promise<void> {
    return storeViews(this.#options.db, gathered);
  }

  protected putBack(gathered: readonly CountedView[]): void {
    for (const view of gathered) this.#add(view);
  }

  protected override async afterwards(gathered: readonly CountedView[]): Promise<void> {
    const { db, now } = this.#options;
    const today = dayOf(now());
    if (gathered.length === 0 || this.#forgotOn === today) return;
    await forgetOldViews(db, today);
    this.#forgotOn = today;
  }

  #add(view: CountedView): void {
    const isRoom = this.#gathered.size < maxGathered || this.#gathered.has(keyOf(view));
    const counted = isRoom ? view : { ...view, page: '', referrer: '' };
    const key = keyOf(counted);
    this.#gathered.set(key, { ...counted, n: counted.n + (this.#gathered.get(key)?.n ?? 0) });
  }
}

const keyOf = ({ day, page, language, referrer, device }: CountedView): string => `${day} ${page} ${language} ${referrer} ${device}`;

export const pageViewCounterService: Service<PageViewCounter> = service<PageViewCounter>('page views');
