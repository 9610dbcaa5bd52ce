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

const whole = (words: readonly string[]) => words.map((word) => ` ${word} `);
const begun = (words: readonly string[]) => words.map((word) => ` ${word}`);

/**
 * Names are long: to look for letters in them takes a quarter of what a pattern does. `few`: where there mostly are one or
 * two. Whatever is typed, the statement is nearly always the same: another one would be planned anew, which takes longer than to run it.
 */
function holds(column: 'heading' | 'naming', letters: readonly string[], few = false): RawBuilder<boolean> {
  const [first, second = first] = letters;
  if (few && first !== undefined && letters.length <= 2) return sql`(strpos(document.naming, ${first}) > 0 or strpos(document.naming, ${second}) > 0)`;
  return sql`${sql.raw(`document.${column}`)} like any (${letters.map((some) => `%${some}%`)}::text[])`;
}

/** Whether title and names hold any letters of each word, once for all of its patterns: columns of `stands`, which `scoreOf` reads. */
export const standsOf = (forms: readonly WordForms[]): RawBuilder<unknown> =>
  sql.join(forms.flatMap((form, index) => (['heading', 'naming'] as const).map((column) => sql`${isIn(column, form)} as ${sql.ref(`${column}_${index}`)}`)));

function isIn(column: 'heading' | 'naming', form: WordForms): RawBuilder<unknown> {
  const [first = '', second = first, ...others] = lettersOf(form);
  return sql`(${sql.join(
    [first, second, ...others].map((some) => sql`strpos(${sql.raw(`document.${column}`)}, ${some}) > 0`),
    sql` or `,
  )})`;
}

/** Any of which stands in all that a word is compared with. */
const lettersOf = ({ forms, stems, near, pairs }: WordForms) =>
  shortest([...forms, ...reducedOf({ forms, stems }), ...near, ...pairs.flat().filter(({ length }) => length > 1)]);
const reducedOf = ({ forms, stems }: Pick<WordForms, 'forms' | 'stems'>) => [
  ...stems,
  ...forms.slice(0, 2).flatMap((form) => (form.length < endingsFrom ? [] : [form.slice(0, -2)])),
];
const stands = (column: 'heading' | 'naming', index: number) => sql.ref(`stands.${column}_${index}`);

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
    holds(
      'heading',
      texts.map((text) => `| ${text}${rest}`),
    );
  const all = (column: 'heading' | 'naming') =>
    sql.join(
      forms.map((_, index) => stands(column, index)),
      sql` and `,
    );
  return sql<number>`(${sql.join(forms.map(scoreOfWord), sql` + `)}) / ${forms.length}::int
    + case when ${all('heading')} and ${title(typed)} then 200
      when ${all('heading')} and ${title(otherForms(forms, plain))} then 150
      when ${all('heading')} and ${title(typed, '')} then 100
      when ${all('naming')} and ${holds('naming', whole(typed), true)} then ${isPhrase ? 20 : 0}::int
      when ${all('naming')} and ${holds('naming', begun(typed), true)} then 0
      else ${isArticleAndWord ? -pastPenalty : 0}::int end
    + ${forms.length > 1 ? scoreOfArticles(forms, plain) : sql`0`}`;
}

/** Among other words too „la mer“ stands together where it is meant. */
function scoreOfArticles(forms: readonly WordForms[], plain: string): RawBuilder<number> {
  const isTelling = (typed: string | undefined) => forms.some(({ word }) => word.plain === typed);
  const words = plain.split(' ');
  const together = words.flatMap((typed, index) => (index > 0 && isTelling(typed) && !isTelling(words[index - 1]) ? [`${words[index - 1]} ${typed}`] : []));
  if (together.length === 0) return sql`0`;
  return sql`case when ${holds('heading', whole(together))} or ${holds('naming', whole(together))} then 20 else 0 end`;
}

/** A title of so many forms is compared, at most. */
const maxForms = 16;

/** What was typed with other forms of its words: “guided tour” for “guided tours”. */
export function otherForms(forms: readonly WordForms[], plain: string): string[] {
  const formsOf = (typed: string) => {
    const of = forms.find(({ word }) => word.plain === typed);
    return [typed, ...(of?.forms.filter((form) => form.includes(' ')) ?? []), ...(of?.stems ?? [])];
  };
  const texts = plain
    .split(' ')
    .reduce<string[][]>((begun, typed) => begun.flatMap((text) => formsOf(typed).map((form) => [...text, form])).slice(0, maxForms), [[]]);
  return texts.map((text) => text.join(' ')).filter((text) => text !== plain);
}

function scoreOfWord({ word: { plain, spelled }, forms, stems, parts, pairs, near }: WordForms, index: number): RawBuilder<number> {
  // Whoever types an umlaut means one.
  const withUmlaut = spelled === plain ? [] : begun([spelled]);
  const apart = whole(pairs.map((pair) => pair.join(' ')));
  const held = parts.length > 0 ? [plain, spelled].filter(({ length }) => length >= partsFrom) : [];
  const within = [...held, ...whole(pairs.flat().filter(({ length }) => length > 1))];
  const reduced = reducedOf({ forms, stems });
  // What has none of it in its title or names is compared with none of the patterns.
  const [heading, naming] = [stands('heading', index), stands('naming', index)];
  return sql<number>`(case when not (${heading} or ${naming}) then ${textScore}::int
    when ${heading} and ${holds('heading', whole([...forms, ...near]))} then 60
    when ${heading} and ${holds('heading', apart)} then 55
    when ${heading} and ${holds('heading', whole(stems))} then 50
    when ${heading} and ${holds('heading', begun(forms))} then 40
    when ${naming} and ${holds('naming', whole([...forms, ...near]), true)} then 30
    when ${naming} and ${holds('naming', apart)} then 28
    when ${heading} and ${holds('heading', within)} then 25
    when ${heading} and ${holds('heading', begun(reduced))} then 22
    when ${naming} and ${holds('naming', begun(forms), true)} then 8
    when ${naming} and ${holds('naming', begun(reduced))} then 7
    when ${naming} and ${holds('naming', within)} then 6
    else ${textScore}::int end + case when ${heading} and ${holds('heading', withUmlaut)} then 30 else 0 end)`;
}
