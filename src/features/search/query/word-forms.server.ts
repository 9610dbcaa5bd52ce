import { sql } from 'kysely';
import { CachedReads, cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import type { Word } from '#i18n/search-words.ts';
import { nearestOf, nearOf } from './near-words.ts';
import type { Synonyms } from './synonyms.server.ts';

export type WordForms = {
  word: Word;
  /** As it is typed, in both spellings, and as others spell the same name: whole or as the beginning of a word. */
  forms: readonly string[];
  /** What the two languages reduce it to: other words begin so. */
  stems: readonly string[];
  /** Beginnings of words within which it stands. */
  parts: readonly string[];
  /** Words that it is made of: „Jazzkonzert“ for „Jazz“ and „Konzert“, „darc“ for „d’Arc“; of a term its own. */
  pairs: readonly (readonly string[])[];
  /** What may be meant, where nothing is called or begins like this. */
  near: readonly string[];
  /** Of what begins a few words alone, those: the whole list, as it is kept. */
  begun: Begun;
};

type Begun = { readonly [beginning: string]: readonly string[] };

/** A word of fewer letters is looked for at the beginning of words alone, for nearly every text holds it somewhere. */
export const partsFrom = 4;
const spellingsFrom = 4;
/** What is reduced to fewer letters begins too many words. */
const stemsFrom = 4;
/** Of words that hold a word so many are looked at. */
const maxParts = 60;
/** What begins so many words at most is looked up as these: to go through all that begins so takes the longer the more documents there are. */
const maxBegun = 8;

type Row = { typed: string; is_known: boolean; is_elided: boolean; stems: string[]; parts: string[]; pairs: [string, string][]; near: string[]; begun: Begun };

/** One query, however many words there are, and another where some of them are called by nothing. */
export async function formsOf(db: Database, words: readonly Word[], synonyms: Synonyms, now: Date): Promise<WordForms[]> {
  const spellings = await cachedRead(db, 'spellings', null, () => db.selectFrom('search_spelling').select(['spelling', 'meant']).execute());
  const typed = words.map((word) => {
    const meant = synonyms.of(word);
    return { word, meant, forms: [...new Set([word, ...meant].flatMap((one) => [one.plain, one.spelled, ...otherSpellings(one, spellings)]))] };
  });
  const asked = [...new Set(typed.flatMap(({ word, meant }) => [word, ...meant].flatMap(({ plain, spelled }) => [plain, spelled])))].filter(isOneWord);
  const rows = await readForms(db, asked);
  const found = new Map(rows.map((row) => [row.typed, row]));
  const all = typed.map(({ word, meant, forms }) => {
    const own = [word, ...meant].flatMap(({ plain, spelled }) => [found.get(plain), found.get(spelled)]).filter((row) => row !== undefined);
    const isFound = forms.length > 2 || meant.length > 0 || own.some(({ is_known, parts }) => is_known || parts.length > 0);
    // Without its apostrophe „d’Arc“ may begin or hold other words; it is looked for all the same.
    const elisions = own.filter(({ is_elided }) => is_elided).map((row): [string, string] => [row.typed.slice(0, 1), row.typed.slice(1)]);
    const pairs: (readonly string[])[] = isFound ? elisions : own.flatMap((row) => row.pairs);
    if (!isOneWord(word.plain)) pairs.push(word.plain.split(' '));
    return {
      word,
      forms: [...forms, ...initialsOf(word)],
      stems: [...new Set(own.flatMap(({ stems }) => stems))],
      parts: shortest(own.flatMap(({ parts }) => parts)),
      pairs,
      near: isFound || pairs.length > 0 ? [] : nearOf(word.plain, [...new Set(own.flatMap((row) => row.near))]),
      begun: Object.assign({}, ...own.map((row) => row.begun)) as Begun, // of `Object.assign` is any
    };
  });
  const shown = await shownOf(db, [...new Set(all.flatMap(({ near }) => near))], now);
  return all.map((one) => ({
    ...one,
    near: nearestOf(
      one.word.plain,
      one.near.filter((word) => shown.has(word)),
    ),
  }));
}

/** Both kinds of results of a page look for the same words, and its next pages do. */
const known = new CachedReads(200);

const readForms = (db: Database, asked: readonly string[]): Promise<Row[]> =>
  known.get(db, asked.join(' '), null, async () => {
    const { rows } = await sql<Row>`
      select typed, is_known, is_elided, stems, parts, pairs, near,
        (select coalesce(jsonb_object_agg(beginning, words), '{}') from unnest(stems || typed) as beginning
           cross join lateral (select array(select known.word from ${sql.table('search_word')} as known
             where known.word >= beginning collate "C" and known.word < beginning || chr(1114111) order by known.word limit ${maxBegun + 1}::int) as words) as begins
         where cardinality(words) between 1 and ${maxBegun}::int and length(beginning) > 2) as begun
      from search_forms(${asked}::text[], ${partsFrom}::int, ${stemsFrom}::int, ${maxParts}::int)`.execute(db);
    return rows;
  });

const isOneWord = (text: string): boolean => !text.includes(' ');

/** Those of the words that stand in something that visitors may see: a word that waits for its release must not be proposed before. */
async function shownOf(db: Database, words: readonly string[], now: Date): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where exists (select from ${sql.table('search_document')} as document
      where document.words @@ plainto_tsquery('pg_catalog.simple', word) and document.is_shown and coalesce(document.shown_from <= ${now}, true))`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** A word of a few letters as a title has it whose signs part them: „rem“ as „R.E.M.“, „acdc“ as „AC/DC“. */
function initialsOf({ plain }: Word): string[] {
  if (!/^[a-z]{2,5}$/.test(plain)) return [];
  const halves = { 2: [], 3: [1], 4: [2], 5: [2, 3] }[plain.length] ?? [];
  return [[...plain].join(' '), ...halves.map((at) => `${plain.slice(0, at)} ${plain.slice(at)}`)];
}

/** Those of the names that are spelled so, or begin so. */
function otherSpellings({ plain, spelled }: Word, spellings: readonly { spelling: string; meant: string }[]): string[] {
  const isTyped = (spelling: string) => spelling === plain || spelling === spelled || (plain.length >= spellingsFrom && spelling.startsWith(plain));
  const meant = new Set(spellings.filter(({ spelling }) => isTyped(spelling)).map((row) => row.meant));
  return spellings.filter((row) => meant.has(row.meant)).map(({ spelling }) => spelling);
}

/** Of beginnings of words those that no other of them begins. */
export function shortest(beginnings: readonly string[]): string[] {
  const remaining: string[] = [];
  for (const one of beginnings.toSorted((a, b) => a.length - b.length)) if (!remaining.some((shorter) => one.startsWith(shorter))) remaining.push(one);
  return remaining;
}
