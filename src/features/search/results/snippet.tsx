import type { Found } from '../contract.ts';
import styles from '../search.page.module.css';

/** Why something was found, with the words that were looked for marked. */
export function Snippet({ snippet, marks = [] }: Pick<Found, 'snippet' | 'marks'>) {
  if (!snippet) return null;
  return (
    <p className={styles.snippet}>
      {marks.flatMap(([from, to], index) => [snippet.slice(marks[index - 1]?.[1] ?? 0, from), <mark key={from}>{snippet.slice(from, to)}</mark>])}
      {snippet.slice(marks.at(-1)?.[1] ?? 0)}
    </p>
  );
}
