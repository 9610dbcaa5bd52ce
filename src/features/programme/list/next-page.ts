import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { ProgrammeContract } from '../contract.ts';
import { cardOf } from '../event-card/card-data.ts';
import { teasersOfPage } from '../event-card/grouping.ts';
import { hasTeasers } from '../filter/filter.ts';
import { queryForApi } from '../filter/query-for-api.ts';
import type { ListData } from './list.loader.ts';

/** Not loaded before a visitor comes near the end. */
export async function nextPage(loaded: ListData, language: Language, signal: AbortSignal): Promise<ListData> {
  const api = client<ProgrammeContract>(httpTransport);
  const page = loaded.page + 1;
  const query = queryForApi(loaded.filter);
  const [list, teasers] = await Promise.all([
    api.get('/api/events/', { language, signal, query: { ...query, page } }),
    hasTeasers(loaded.filter) ? api.get('/api/teasers/', { language, signal, query }) : [],
  ]);
  // The programme may have changed between two pages: nothing stands twice.
  const known = new Set(loaded.events.map(({ id }) => id));
  return {
    ...loaded,
    events: [...loaded.events, ...list.results.filter(({ id }) => !known.has(id)).map(cardOf)],
    teasers: [...loaded.teasers, ...teasersOfPage(teasers, { number: page, firstDay: list.results[0]?.day, nextDay: list.next_day })],
    page,
    hasNext: list.next !== null,
  };
}
