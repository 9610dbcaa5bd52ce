import { cachedRead, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { currentReads, setStaleAt } from '#db/read-dependencies.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Category } from '../categories.ts';
import { findDocuments, findEach, findTitles } from './find-documents.server.ts';
import type { Counts, FoundObject, PageRange, UpcomingFilters } from './found-objects.server.ts';
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
  /** Of the texts from which snippets are cut; without one none are read. */
  language?: Language | undefined;
  filtersToCome: (db: Database, now: Date) => Promise<UpcomingFilters>;
};

type How = {
  category: Category | null;
  /** For suggestions: where titles alone are enough of them, nothing else is looked at, and nothing counted. */
  inTitlesFirst?: boolean;
};

const none: Counts = { count: 0, events: 0, more_events: false, more_others: false };

/** What begins so many words that most of it is not worth a look. */
const shortText = 5;
/** Within so many words a title may stand. */
const titleFrom = 3;
const best: PageRange = { limit: 1, offset: 0 };

/** A page of what a query finds in a category, or in all: two queries. Null where there is no word in it. */
export async function search(db: Database, text: string, asked: Asked, { category, inTitlesFirst }: How, range: PageRange): Promise<Searched | null> {
  const looked = await lookedFor(db, text, asked);
  if (!looked) return null;
  const { query } = looked.sought;
  const isEnough = inTitlesFirst && query.phrases.length === 0 && query.whole.plain.length <= shortText;
  const titles = isEnough ? await findTitles(db, { ...looked, ...looked.sought }) : null;
  return orLess(db, looked, { category, range }, titles ?? (await findDocuments(db, { ...looked, ...looked.sought, category }, range)));
}

/** The same of each category, a page of each: two queries as well, where they find something. */
export async function searchEach(db: Database, text: string, asked: Asked, ranges: Record<Category, PageRange>): Promise<Record<Category, Searched> | null> {
  const looked = await lookedFor(db, text, asked);
  if (!looked) return null;
  const found = await findEach(db, { ...looked, ...looked.sought }, ranges);
  const of = (category: Category) => orLess(db, looked, { category, range: ranges[category] }, found[category]);
  return { events: await of('events'), others: await of('others') };
}

type Looked = Pick<Asked, 'now' | 'language'> & { sought: Sought; filters: UpcomingFilters };

/** Which words are looked for is the same for all categories and pages. */
async function lookedFor(db: Database, text: string, { now, language, filtersToCome }: Asked): Promise<Looked | null> {
  const words = parseQuery(text);
  if (!words) return null;
  const synonyms = await synonymsOf(db);
  const query = parseQuery(text, synonyms.terms) ?? words;
  await markStaleAt(db, now);
  const filters = await filtersToCome(db, now);
  return { sought: { text, query, forms: await formsOf(db, query.words, synonyms, now) }, now, language, filters };
}

type Page = { category: Category | null; range: PageRange };

/** Where several words find nothing of any kind, all but one of them may; where three and more stand in texts at best, what has a part of them for its title. */
async function orLess(db: Database, { sought: all, now, language, filters }: Looked, { category, range }: Page, found: FoundObject[]): Promise<Searched> {
  const find = ({ query, forms }: Sought, of = category, at = range) => findDocuments(db, { query, forms, now, language, category: of, filters }, at);
  let sought = all;
  let objects = found;
  const mayLeaveOut = all.forms.length > 1 && all.query.phrases.length === 0;
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
    if (chosen && chosen !== sought) [sought, objects] = [{ ...chosen, text: sought === all ? all.text : sought.text }, await find(chosen)];
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
