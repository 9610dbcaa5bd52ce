import { type RawBuilder, sql } from 'kysely';
import type { Word } from '#i18n/search-words.ts';
import { partsFrom, shortest, type WordForms } from './word-forms.server.ts';

/** What is over counts less by so much: the very title of something past stands between names and texts of what is to come. */
const pastPenalty = 245;
/** And by one more for each quarter of a year since, as long as that is less than ten years. */
const quarter = 7_889_400;
const maxQuarters = 40;
/** What only stands in a text. */
const textScore = -200;
/** A word of so many letters may have another ending. */
const endingsFrom = 6;

const whole = (words: readonly string[]) => words.map((word) => `% ${word} %`);
const begun = (words: readonly string[]) => words.map((word) => `% ${word}%`);
const like = (column: 'heading' | 'naming', patterns: readonly string[]) => sql`${sql.raw(`document.${column}`)} like any (${patterns}::text[])`;

/** By how much something that is over counts less, of the columns `is_over` and `last_at`. */
export const penaltyOf = (now: Date): RawBuilder<number> =>
  sql`case when is_over then ${pastPenalty}::int + least(${maxQuarters}::int, (extract(epoch from ${now}::timestamptz - last_at) / ${quarter}::int)::int) else 0 end`;

/** Titles before names and works, whole words before beginnings; first the title that is, or begins with, all that was typed. */
export function scoreOf(forms: readonly WordForms[], { plain, spelled }: Word): RawBuilder<number> {
  const typed = [...new Set([plain, spelled])];
  const isPhrase = plain.includes(' ');
  // „La mer“ and „Die Wellen“ tell by one word: what only begins with it and has no article is something else.
  const isArticleAndWord = isPhrase && forms.length === 1;
  const title = (texts: readonly string[], rest = ' |') =>
    like(
      'heading',
      texts.map((text) => `%| ${text}${rest}%`),
    );
  return sql<number>`(${sql.join(forms.map(scoreOfWord), sql` + `)}) / ${forms.length}::int
    + case when ${title(typed)} then 200
      when ${title(otherForms(forms, plain))} then 150
      when ${title(typed, '')} then 100
      when ${like('naming', whole(typed))} then ${isPhrase ? 20 : 0}::int
      when ${like('naming', begun(typed))} then 0
      else ${isArticleAndWord ? -pastPenalty : 0}::int end
    + ${forms.length > 1 ? scoreOfArticles(forms, plain) : sql`0`}`;
}

/** Among other words too „la mer“ stands together where it is meant. */
function scoreOfArticles(forms: readonly WordForms[], plain: string): RawBuilder<number> {
  const isTelling = (typed: string | undefined) => forms.some(({ word }) => word.plain === typed);
  const words = plain.split(' ');
  const together = words.flatMap((typed, place) => (place > 0 && isTelling(typed) && !isTelling(words[place - 1]) ? [`${words[place - 1]} ${typed}`] : []));
  if (together.length === 0) return sql`0`;
  return sql`case when ${like('heading', whole(together))} or ${like('naming', whole(together))} then 20 else 0 end`;
}

/** A title of so many forms is compared, at most. */
const maxForms = 16;

/** What was typed with other forms of its words: “guided tour” for “guided tours”. */
export function otherForms(forms: readonly WordForms[], plain: string): string[] {
  const formsOf = (typed: string) => [typed, ...(forms.find(({ word }) => word.plain === typed)?.stems ?? [])];
  const texts = plain
    .split(' ')
    .reduce<string[][]>((begun, typed) => begun.flatMap((text) => formsOf(typed).map((form) => [...text, form])).slice(0, maxForms), [[]]);
  return texts.map((text) => text.join(' ')).filter((text) => text !== plain);
}

function scoreOfWord({ word: { plain, spelled }, forms, stems, parts, pairs, near }: WordForms): RawBuilder<number> {
  // Whoever types an umlaut means one.
  const withUmlaut = spelled === plain ? [] : begun([spelled]);
  const apart = whole(pairs.map((pair) => pair.join(' ')));
  const held = parts.length > 0 ? [plain, spelled].filter(({ length }) => length >= partsFrom).map((typed) => `%${typed}%`) : [];
  const within = [...held, ...whole(pairs.flat().filter(({ length }) => length > 1))];
  const reduced = [...stems, ...forms.slice(0, 2).flatMap((form) => (form.length < endingsFrom ? [] : [form.slice(0, -2)]))];
  // What has none of it in its title and names is looked at once, and not by each of the patterns.
  const letters = shortest([...forms, ...reduced, ...near, ...pairs.flat().filter(({ length }) => length > 1)]);
  const stands = letters.map((some) => sql`strpos(document.heading, ${some}) > 0 or strpos(document.naming, ${some}) > 0`);
  return sql<number>`(case when not (${sql.join(stands, sql` or `)}) then ${textScore}::int
    when ${like('heading', whole([...forms, ...near]))} then 60
    when ${like('heading', apart)} then 55
    when ${like('heading', whole(stems))} then 50
    when ${like('heading', begun(forms))} then 40
    when ${like('naming', whole([...forms, ...near]))} then 30
    when ${like('naming', apart)} then 28
    when ${like('heading', within)} then 25
    when ${like('heading', begun(reduced))} then 22
    when ${like('naming', begun(forms))} then 8
    when ${like('naming', begun(reduced))} then 7
    when ${like('naming', within)} then 6
    else ${textScore}::int end + case when ${like('heading', withUmlaut)} then 30 else 0 end)`;
}
