import type { Language } from '#i18n/language.ts';
import { addressOf } from '../client.ts';

type Paging = { page: number; page_size: number };

/** Addresses that keep the rest of the query. */
export function pageLinks<Query extends Paging>(path: string, language: Language, query: Query, count: number) {
  const link = (page: number) => addressOf({ path, language, query: { ...query, page } });
  const hasNext = query.page * query.page_size < count;
  return { next: hasNext ? link(query.page + 1) : null, previous: query.page > 1 ? link(query.page - 1) : null };
}
