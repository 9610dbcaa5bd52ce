import type { Database } from '#db/database.server.ts';
import { type Category, categories } from '../categories.ts';
import { countedTo, firstBlock, firstOfAll, maxSuggestions, pageSize } from '../limits.ts';
import { categoryOf, type FoundObject, findIn, type Lists, type PageRange, type Words } from './found-objects.server.ts';

export type Looked = Words & { category: Category | null };

/**
 * One page of what is found, best first; each says how many there are. Of a category with more than `countedTo` documents
 * some are weighed, in two blocks one behind the other: titles that begin with what was typed, titles, then what is nearest
 * to now (decision 0085).
 */
export async function findDocuments(db: Database, { category, ...words }: Looked, range: PageRange): Promise<FoundObject[]> {
  const block = category === null && range.offset === 0 && range.limit <= pageSize ? firstOfAll : firstBlock;
  const lists: Lists = category === null ? { mixed: range } : { [category]: range };
  const first = range.offset < block ? await findIn(db, words, lists, { blocks: [block] }) : [];
  return isWhole(first, range, block) ? first : findIn(db, words, lists, { blocks: [block, countedTo] });
}

/** A page of each category: one statement, where their first blocks are enough. */
export async function findEach(db: Database, words: Words, ranges: Record<Category, PageRange>): Promise<Record<Category, FoundObject[]>> {
  const isFar = categories.some((category) => ranges[category].offset >= firstBlock);
  const first = isFar ? [] : await findIn(db, words, ranges, { blocks: [firstBlock] });
  const found: Record<Category, FoundObject[]> = { events: [], others: [] };
  for (const category of categories) {
    const own = first.filter(({ kind }) => categoryOf(kind) === category);
    const isAll = !isFar && isWhole(own, ranges[category], firstBlock);
    found[category] = isAll ? own : await findDocuments(db, { ...words, category }, ranges[category]);
  }
  return found;
}

/** Of a page that the first block does not reach nothing tells whether there is more: its documents may be of fewer things. */
function isWhole(first: readonly FoundObject[], { limit, offset }: PageRange, block: number): boolean {
  const hasMore = first.length === 0 ? offset > 0 : first.some(({ more_events, more_others }) => more_events || more_others);
  return (first.length === limit || !hasMore) && offset < block;
}

/** What has the words in its title, and is not over; null where that is too little to leave out all the rest. */
export async function findTitles(db: Database, words: Words): Promise<FoundObject[] | null> {
  const found = await findIn(db, words, { mixed: { limit: maxSuggestions, offset: 0 } }, { blocks: [firstOfAll], inTitles: true });
  return found.filter(({ is_over }) => !is_over).length === maxSuggestions ? found : null;
}
