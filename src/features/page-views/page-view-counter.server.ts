import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { WriteBehind } from '#db/write-behind.server.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import { GatheredViews } from './gathered-views.server.ts';
import { maxPath, maxRemembered, pause } from './limits.ts';
import { type CountedView, forgetOldViews, storeViews } from './queries.server.ts';
import { type AskedPage, askedPage, type HeaderOf, readView } from './read-view.ts';

type Options = { db: Database; now: () => Date; ownHost: string; report: (problem: unknown) => void };

/** Counts views of pages: `note` for each request that was answered costs it a look at its headers, what it gathers is written in one statement, beside the answers. */
export class PageViewCounter extends WriteBehind<readonly CountedView[]> {
  readonly #options: Options;
  #gathered = new GatheredViews();
  /** When the first of what is gathered came: it is not worked out for each. */
  #day: Day | null = null;
  readonly #asked = new Map<string, AskedPage | null>();
  #forgotOn = '';

  constructor(options: Options) {
    super({ pause, report: options.report });
    this.#options = options;
  }

  /** A request of a page that was answered with it. */
  note(url: string, header: HeaderOf): void {
    const asked = this.#askedBy(url);
    const view = asked && readView(asked, header, this.#options.ownHost);
    if (!view) return;
    this.#day ??= dayOf(this.#options.now());
    this.#gathered.add(view, this.#day, 1);
  }

  /** The same few addresses are asked for again and again. */
  #askedBy(url: string): AskedPage | null {
    const known = this.#asked.get(url);
    if (known !== undefined) return known;
    const asked = askedPage(url);
    if (url.length > maxPath) return asked;
    if (this.#asked.size >= maxRemembered) this.#asked.clear();
    this.#asked.set(url, asked);
    return asked;
  }

  protected take(): CountedView[] {
    const { views } = this.#gathered;
    this.#gathered = new GatheredViews();
    this.#day = null;
    return views;
  }

  protected store(gathered: readonly CountedView[]): Promise<void> {
    return storeViews(this.#options.db, gathered);
  }

  protected putBack(gathered: readonly CountedView[]): void {
    for (const { n, day, ...view } of gathered) this.#gathered.add(view, day, n);
  }

  protected override async afterwards(gathered: readonly CountedView[]): Promise<void> {
    const { db, now } = this.#options;
    const today = dayOf(now());
    if (gathered.length === 0 || this.#forgotOn === today) return;
    await forgetOldViews(db, today);
    this.#forgotOn = today;
  }
}

export const pageViewCounterService: Service<PageViewCounter> = service<PageViewCounter>('page views');
