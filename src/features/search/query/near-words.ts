/** How many errors a word of so many letters may have. */
const errorsIn = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** Of all words that are known those that somebody may have meant: with no more errors than a word of that length may have. */
export function nearOf(typed: string, known: readonly string[]): string[] {
  return known.filter((word) => errorsBetween(typed, word) <= errorsIn(typed.length));
}

/** Of these words those with the fewest errors, at most four. */
export function nearestOf(typed: string, words: readonly string[]): string[] {
  const near = words.map((word) => ({ word, errors: errorsBetween(typed, word) }));
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near
    .filter(({ errors }) => errors === fewest)
    .map(({ word }) => word)
    .slice(0, 4);
}

/** Letters left out, put in, taken for another, or swapped with their neighbour (Damerau and Levenshtein's distance, each place changed once). */
export function errorsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let errors = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
