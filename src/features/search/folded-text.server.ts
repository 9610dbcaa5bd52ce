import { type Expression, type SqlBool, sql } from 'kysely';
import type { Word } from './words.ts';

/** Whether a text of the database holds a word, in either spelling. No pattern is involved, so nothing has to be escaped. */
export function holds(text: Expression<string>, { plain, spelled }: Word): Expression<SqlBool> {
  const folded = foldedText(text);
  return plain === spelled ? sql`strpos(${folded}, ${plain}) > 0` : sql`(strpos(${folded}, ${plain}) > 0 or strpos(${folded}, ${spelled}) > 0)`;
}

/** Both languages of a jsonb text: a German one is found by readers of English too, whether or not it is translated. */
export const bothLanguages = (value: Expression<unknown>): Expression<string> => sql`concat_ws(' ', ${value} ->> 'de', ${value} ->> 'en')`;

/** The text without case and accents, umlauts without dots, then once more with their e: as `wordsOf` folds words. */
function foldedText(text: Expression<string>): Expression<string> {
  const decomposed = sql`normalize(${text}, nfkd)`;
  const spelled = sql`regexp_replace(${decomposed}, '([aouAOU])\\u0308', '\\1e', 'g')`;
  const plain = sql`regexp_replace(${decomposed} || ' ' || ${spelled}, '[\\u0300-\\u036f]', '', 'g')`;
  return sql`lower(replace(replace(replace(translate(${plain}, 'øØłŁđĐÆŒ', 'oollddæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'))`;
}
