import { client, httpTransport } from '#api/client.ts';
import { queryForApi } from '#features/programme/list/index.ts';
import type { Language } from '#i18n/language.ts';
import type { ProductionsContract } from '../contract.ts';
import type { ListData } from './list.loader.ts';

/** The list with its next page. Not loaded before a visitor comes near the end. */
export async function nextPage(loaded: ListData, language: Language, signal: AbortSignal): Promise<ListData> {
  const page = loaded.page + 1;
  const query = { ...queryForApi(loaded.filter), page };
  const list = await client<ProductionsContract>(httpTransport).get('/api/productions/', { language, signal, query });
  // What is announced may have changed between two pages: nothing stands twice.
  const known = new Set(loaded.productions.map(({ id }) => id));
  return { ...loaded, productions: [...loaded.productions, ...list.results.filter(({ id }) => !known.has(id))], page, hasNext: list.next !== null };
}
