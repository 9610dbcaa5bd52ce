import { cachedRead, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { currentReads, setStaleAt } from '#db/read-dependencies.server.ts';
import type { Word } from '#i18n/search-words.ts';
import type { Category } from '../categories.ts';
import { type Counts, type FiltersToCome, type FoundObject, findDocuments, findTitles, type Place } from './find-documents.server.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { setsFound } from './sets-found.server.ts';
import { titleWithin } from './title-within.server.ts';
import { formsOf, type WordForms } from './word-forms.server.ts';

export type Searched = Counts & {
  query: ParsedQuery;
  /** By which the words were looked for; what was meant in the place of typing errors is in them. */
  forms: readonly WordForms[];
  /** Words that were left out, as nothing has them beside the others. */
  leftOut: readonly Word[];
  objects: FoundObject[];
};

export type Asked = {
  now: Date;
  category: Category | null;
  filtersToCome: (db: Database, now: Date) => Promise<FiltersToCome>;
  /** For suggestions: where titles alone are enough of them, nothing else is looked at, and nothing counted. */
  inTitlesFirst?: boolean;
};

const none: Counts = { count: 0, events: 0, more_events: false, more_others: false };

/** What begins so many words that most of it is not worth a look. */
const shortText = 5;
/** Of so many words one is left out in turn. */
const maxLeftOut = 4;
/** Within so many words a title may stand. */
const titleFrom = 3;
const scoreOf = ([one]: readonly FoundObject[]): number => one?.best ?? Number.NEGATIVE_INFINITY;

/**
 * What a query finds in a category, or in all: two queries. Where several words find nothing of any kind, all but one
 * of them may; where three and more stand in texts at best, what has a part of them for its title. Null where there is no
 * word in it.
 */
export async function search(db: Database, text: string, { now, category, filtersToCome, inTitlesFirst }: Asked, place: Place): Promise<Searched | null> {
  const query = parseQuery(text);
  if (!query) return null;
  await markStaleAt(db, now);
  const filters = await filtersToCome(db, now);
  const forms = await formsOf(db, query.words);
  const found = async (words: readonly WordForms[], asked = query) => findDocuments(db, { query: asked, forms: words, now, category, filters }, place);
  const titles =
    inTitlesFirst && query.phrases.length === 0 && query.whole.plain.length <= shortText
      ? await findTitles(db, { query, forms, now, category, filters })
      : null;
  let objects = titles ?? (await found(forms));
  let looked: readonly WordForms[] = forms;
  const mayLeaveOut = forms.length > 1 && query.phrases.length === 0;
  let isNowhere = false;
  if (mayLeaveOut && objects.length === 0) {
    const withoutOne = forms.slice(0, maxLeftOut).map((left) => forms.filter((one) => one !== left));
    const promising = new Set(await setsFound(db, [forms, ...withoutOne], { now, filters }));
    isNowhere = category === null || !promising.has(forms);
    for (const others of isNowhere ? withoutOne.filter((set) => promising.has(set)) : []) {
      const without = await found(others);
      if (scoreOf(without) > scoreOf(objects)) [objects, looked] = [without, others];
    }
  }
  if (mayLeaveOut && forms.length >= titleFrom && (isNowhere || objects.length > 0) && scoreOf(objects) < 0) {
    const title = await titleWithin(db, query);
    const ofTitle = forms.filter(({ word }) => title?.words.some(({ plain }) => plain === word.plain));
    const titled = title && ofTitle.length > 0 ? await found(ofTitle, title) : [];
    if (scoreOf(titled) > scoreOf(objects)) [objects, looked] = [titled, ofTitle];
  }
  const { count, events, more_events, more_others } = objects[0] ?? none;
  const leftOut = objects.length > 0 ? forms.filter((one) => !looked.includes(one)).map(({ word }) => word) : [];
  return { query, forms: looked, leftOut, objects, count, events, more_events, more_others };
}

/** What is found stays so until something is to be shown that was not: an article of a later date. */
async function markStaleAt(db: Database, now: Date): Promise<void> {
  if (!currentReads()) return;
  const next = await cachedRead(db, 'next document to be shown', minuteOf(now), async () => {
    const row = await db
      .selectFrom('search_document')
      .select((eb) => eb.fn.min('shown_from').as('instant'))
      .where('shown_from', '>', now)
      .executeTakeFirst();
    return row?.instant ?? null;
  });
  if (next) setStaleAt(next);
}
