import { type Service, service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { maxGathered, pause } from './limits.ts';
import { readView } from './read-view.ts';
import { type CountedView, forgetOldViews, storeViews } from './store-views.server.ts';

type Options = { db: Database; now: () => Date; ownHost: string; report: (problem: unknown) => void };

/** Counts views of pages: `note` for each request that was answered costs it a look at its headers, what it gathers is written in one statement, beside the answers. */
export class PageViewCounter {
  readonly #options: Options;
  #gathered = new Map<string, CountedView>();
  #forgotOn = '';
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** A request of a page that was answered with it. */
  note(url: string, header: (name: string) => string | undefined): void {
    const view = readView({ url, header }, this.#options.ownHost);
    if (view) this.#add({ ...view, day: dayOf(this.#options.now()), n: 1 });
  }

  /** Writes from now on what has been gathered, every few seconds. */
  start(): void {
    this.#timer = setInterval(() => this.flush().catch(this.#options.report), pause).unref();
  }

  /** Resolves when what has been gathered is written. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(this.#options.report);
  }

  /** Writes what has been gathered, one time after the other. What could not be written is written the next time. */
  flush(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#store());
    return this.#writing;
  }

  async #store(): Promise<void> {
    const { db, now } = this.#options;
    const gathered = [...this.#gathered.values()];
    this.#gathered = new Map();
    try {
      await storeViews(db, gathered);
    } catch (error) {
      for (const view of gathered) this.#add(view);
      throw error;
    }
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
