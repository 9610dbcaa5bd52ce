import { type RawBuilder, sql } from 'kysely';
import { joined, type ParsedQuery } from './parse-query.ts';
import { shortest, type WordForms } from './word-forms.server.ts';

/** Every word, as it is, reduced, or within another; and every phrase: a `tsquery`. Of one word all that begins so is found, and has to be gone through. */
export function textQueryOf(forms: readonly WordForms[], query: ParsedQuery): RawBuilder<unknown> {
  const words = sql.join(
    forms.map((form) => queryOfWord(forms.length > 1 ? form : { ...form, begun: {} })),
    sql` && `,
  );
  const phrases = query.phrases.map((phrase) => {
    const { plain, spelled } = joined(phrase);
    return sql` && (phraseto_tsquery('pg_catalog.simple', ${plain}) || phraseto_tsquery('pg_catalog.simple', ${spelled}))`;
  });
  return sql`${words}${sql.join(phrases, sql``)}`;
}

function queryOfWord(form: WordForms): RawBuilder<unknown> {
  const { simple, reduced } = lexemesOf(form);
  return sql`(to_tsquery('pg_catalog.simple', ${simple}) || to_tsquery('pg_catalog.german', ${reduced}) || to_tsquery('pg_catalog.english', ${reduced}))`;
}

/** A word as text search reads it: as it is, and to be reduced by a language. */
export function lexemesOf({ word: { plain, spelled }, forms, stems, parts, pairs, near, begun }: WordForms): { simple: string; reduced: string } {
  const isPrefix = plain.length > 1;
  const endings = stems.filter((stem) => stem.length >= otherEndingsFrom);
  // What another of them begins is found with it, and would be looked up for nothing.
  const [apart, whole] = [forms.filter((form) => form.includes(' ')), forms.filter((form) => !form.includes(' '))];
  const beginnings = shortest([...(isPrefix ? whole : []), ...endings, ...parts]);
  const simple = [
    ...beginnings.flatMap((beginning) => begun[beginning]?.map(asWhole) ?? `${quote(beginning)}:*`),
    ...[...(isPrefix ? [] : whole), ...near].map(quote),
    ...apart.map((letters) => `(${letters.split(' ').map(quote).join(' <-> ')})`),
    ...pairs.map((pair) => `(${pair.map(quote).join(pair.every(({ length }) => length > 1) ? ' & ' : ' <-> ')})`),
  ].join(' | ');
  const compound = pairs.filter((pair) => pair.every(({ length }) => length > 1)).map((pair) => `(${pair.map(quote).join(' & ')})`);
  return { simple, reduced: [...[...new Set([plain, spelled])].map(quote), ...compound].join(' | ') };
}

/** What is reduced to fewer letters begins too many other words. */
const otherEndingsFrom = 5;

/** A word of the vocabulary, which of longer ones has the beginning. */
const asWhole = (word: string): string => (word.length < longestKnown ? quote(word) : `${quote(word)}:*`);
const longestKnown = 40;

/** A word within a text search query; letters and digits are all that it has. */
const quote = (word: string): string => `'${word.replace(/['\\]/g, '')}'`;
