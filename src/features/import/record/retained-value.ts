/** What it is here, and what the file says; empty: nothing. */
export type RetainedValue = { field: string /** Of a text. */; language?: 'de' | 'en' | undefined; ours: ValueTexts; theirs: ValueTexts };
type ValueTexts = { readonly de: string; readonly en: string };

const maxShown = 80;
const context = 20;

/** Two texts as one compares them: long ones from shortly before where they begin to differ, and cut. */
export function excerpts(ours: string, theirs: string): [string, string] {
  const both = [ours, theirs].map((text) => [...text.replace(/\s+/g, ' ').trim()]);
  const [one = [], other = []] = both;
  const differs = one.findIndex((character, index) => character !== other[index]);
  const common = differs === -1 ? one.length : differs;
  const isLong = both.some((characters) => characters.length > maxShown);
  const from = isLong && common > maxShown / 2 ? common - context : 0;
  const cut = (characters: string[]) => {
    const shown = characters.slice(from, from + maxShown);
    return characters.length === 0 ? '' : `${from > 0 ? '…' : ''}${shown.join('')}${characters.length > from + maxShown ? '…' : ''}`;
  };
  return [cut(one), cut(other)];
}
