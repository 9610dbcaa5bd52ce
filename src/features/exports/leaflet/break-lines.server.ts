import german from 'hyphen/de/index.js';
import english from 'hyphen/en-gb/index.js';
import type { Language } from '#i18n/language.ts';

const softHyphen = '\u00ad';
/** A line is left shorter by this share of the column before a word is divided. */
const loose = 0.28;

const divisions = { de: german.hyphenateSync, en: english.hyphenateSync } as const;

/** The lines of a text in a column, ragged; a word is divided where it is longer than the column or would leave a hole. */
export function breakLines(text: string, width: number, language: Language, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    let rest = word;
    while (rest !== '') {
      const joined = line === '' ? rest : `${line} ${rest}`;
      if (widthOf(joined) <= width) {
        line = joined;
        break;
      }
      const isLoose = line === '' || width - widthOf(line) > width * loose;
      const cut = isLoose ? divide(rest, language, (head) => widthOf(line === '' ? head : `${line} ${head}`) <= width, line === '') : null;
      if (cut) lines.push(line === '' ? cut.head : `${line} ${cut.head}`);
      else lines.push(line);
      rest = cut ? cut.tail : rest;
      line = '';
    }
  }
  // What parts two things in a line parts nothing at its end.
  return (line === '' ? lines : [...lines, line]).map((one) => one.replace(/[\s\u00a0]*·[\s\u00a0]*$/, ''));
}

/** The longest beginning of a word that fits, divided as the language does; `isForced`: anywhere, where it knows no place. */
function divide(word: string, language: Language, fits: (head: string) => boolean, isForced: boolean): { head: string; tail: string } | null {
  const parts = divisions[language](word, { minWordLength: 7 }).split(softHyphen);
  for (let count = parts.length - 1; count > 0; count--) {
    const beginning = parts.slice(0, count).join('');
    const head = /[-–/]$/.test(beginning) ? beginning : `${beginning}-`;
    if (fits(head)) return { head, tail: parts.slice(count).join('') };
  }
  if (!isForced) return null;
  const signs = [...word];
  let count = signs.length - 1;
  while (count > 1 && !fits(signs.slice(0, count).join(''))) count--;
  return { head: signs.slice(0, count).join(''), tail: signs.slice(count).join('') };
}
