import type { Day } from '#i18n/berlin-time.ts';
import { maxGathered } from './limits.ts';
import type { CountedView } from './queries.server.ts';
import type { PageView } from './read-view.ts';

/** Views by day, page and a short key: one long key of all would cost each request more. No more than `maxGathered` are told apart. */
export class GatheredViews {
  readonly #days = new Map<Day, Map<string, Map<string, CountedView>>>();
  #size = 0;

  add(view: PageView, day: Day, n: number): void {
    const { page, language, referrer, device } = view;
    const key = `${language} ${device} ${referrer}`;
    const pages = this.#days.get(day);
    const known = pages?.get(page)?.get(key);
    if (known) known.n += n;
    else if (this.#size >= maxGathered && (page !== '' || referrer !== '')) this.add({ ...view, page: '', referrer: '' }, day, n);
    else this.#insert({ day, page, language, referrer, device, n }, key);
  }

  get views(): CountedView[] {
    return [...this.#days.values()].flatMap((pages) => [...pages.values()]).flatMap((views) => [...views.values()]);
  }

  #insert(view: CountedView, key: string): void {
    const pages = this.#days.get(view.day) ?? new Map<string, Map<string, CountedView>>();
    this.#days.set(view.day, pages);
    const views = pages.get(view.page) ?? new Map<string, CountedView>();
    pages.set(view.page, views);
    views.set(key, view);
    this.#size++;
  }
}
