import { cachedRead, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { currentReads, setStaleAt } from '#db/read-dependencies.server.ts';
import type { Category } from '../categories.ts';
import { type Counts, type FoundObject, findDocuments, findTitles, type PageRange, type UpcomingFilters } from './find-documents.server.ts';
import { parseQuery } from './parse-query.ts';
import { nextShownFrom } from './queries.server.ts';
import { setsFound } from './sets-found.server.ts';
import { synonymsOf } from './synonyms.server.ts';
import { titleWithin } from './title-within.server.ts';
import { type Sought, withoutOne } from './without-one.ts';
import { formsOf } from './word-forms.server.ts';

export type Searched = Sought & Counts & { objects: FoundObject[] };

export type Asked = {
  now: Date;
  category: Category | null;
  filtersToCome: (db: Database, now: Date) => Promise<UpcomingFilters>;
  /** For suggestions: where titles alone are enough of them, nothing else is looked at, and nothing counted. */
  inTitlesFirst?: boolean;
};

const none: Counts = { count: 0, events: 0, more_events: false, more_others: false };

/** What begins so many words that most of it is not worth a look. */
const shortText = 5;
/** Within so many words a title may stand. */
const titleFrom = 3;
const best: PageRange = { limit: 1, offset: 0 };

/**
 * What a query finds in a category, or in all: two queries. Where several words find nothing of any kind, all but one
 * of them may; where three and more stand in texts at best, what has a part of them for its title. Which words are looked
 * for is the same for all categories and pages. Null where there is no word in it.
 */
export async function search(db: Database, text: string, { now, category, filtersToCome, inTitlesFirst }: Asked, range: PageRange): Promise<Searched | null> {
  const words = parseQuery(text);
  if (!words) return null;
  const synonyms = await synonymsOf(db);
  const query = parseQuery(text, synonyms.terms) ?? words;
  await markStaleAt(db, now);
  const filters = await filtersToCome(db, now);
  const all: Sought = { text, query, forms: await formsOf(db, query.words, synonyms, now) };
  const find = ({ query, forms }: Sought, of = category, at = range) => findDocuments(db, { query, forms, now, category: of, filters }, at);
  const titles =
    inTitlesFirst && query.phrases.length === 0 && query.whole.plain.length <= shortText ? await findTitles(db, { ...all, now, category, filters }) : null;
  let sought = all;
  let objects = titles ?? (await find(all));
  const mayLeaveOut = all.forms.length > 1 && query.phrases.length === 0;
  if (mayLeaveOut && objects.length === 0) {
    const others = withoutOne(all);
    const promising = await setsFound(db, [all, ...others], { now, filters });
    if (promising.includes(all) && category !== null) return { ...all, ...none, objects }; // there are other kinds, or there is another page
    const without = await bestOf(
      others.filter((one) => promising.includes(one)),
      find,
    );
    if (without) [sought, objects] = [without, await find(without)];
  }
  if (mayLeaveOut && all.forms.length >= titleFrom && scoreOf(objects) < 0) {
    const titled = await withTitle(db, all);
    const chosen = titled && (await bestOf([sought, titled], find));
    if (chosen && chosen !== sought) [sought, objects] = [{ ...chosen, text: sought === all ? text : sought.text }, await find(chosen)];
  }
  const { count, events, more_events, more_others } = objects[0] ?? none;
  return { ...sought, objects, count, events, more_events, more_others };
}

/** Of several the one that finds the best of all kinds; of two that find as good, the one that finds less, as it says more. */
async function bestOf(several: readonly Sought[], find: (sought: Sought, of: null, at: PageRange) => Promise<FoundObject[]>): Promise<Sought | null> {
  let chosen: Sought | null = null;
  let found: FoundObject[] = [];
  for (const one of several) {
    const objects = await find(one, null, best);
    const isBetter = scoreOf(objects) > scoreOf(found) || (scoreOf(objects) === scoreOf(found) && countOf(objects) < countOf(found));
    if (isBetter) [chosen, found] = [one, objects];
  }
  return chosen;
}

const scoreOf = ([one]: readonly FoundObject[]): number => one?.best ?? Number.NEGATIVE_INFINITY;
const countOf = ([one]: readonly FoundObject[]): number => one?.count ?? 0;

async function withTitle(db: Database, { text, query, forms }: Sought): Promise<Sought | null> {
  const title = await titleWithin(db, query);
  const ofTitle = forms.filter(({ word }) => title?.words.some(({ plain }) => word.plain.split(' ').includes(plain)));
  return title && ofTitle.length > 0 ? { text, query: title, forms: ofTitle } : null;
}

/** What is found stays so until something is to be shown that was not: an article of a later date. */
async function markStaleAt(db: Database, now: Date): Promise<void> {
  if (!currentReads()) return;
  const next = await cachedRead(db, 'next document to be shown', minuteOf(now), async () => {
    const row = await nextShownFrom(db, now);
    return row?.instant ?? null;
  });
  if (next) setStaleAt(next);
}
