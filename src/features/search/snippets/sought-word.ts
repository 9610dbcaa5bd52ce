import { fold, foldSpelled } from '#i18n/search-words.ts';
import type { WordForms } from '../query/word-forms.server.ts';

/** What is looked for in texts; `initials`: codes of the letters with which it may begin, without accents and capitals. */
export type SoughtWord = { initials: ReadonlySet<number>; is: (word: string) => boolean };

/** A word is one that was looked for where it begins so, is made of it, or has another ending. What has to be known of the forms is worked out once, as whole texts are asked. */
export function soughtWord({ forms, parts, near, pairs }: WordForms): SoughtWord {
  // Of what is several words each is marked, but the letters of „AC/DC“ are not.
  const shown = forms.flatMap((form) => (form.includes(' ') ? form.split(' ').filter(({ length }) => length > 2) : [form]));
  const beginnings = [...parts, ...shown];
  // What was meant is found by its stem as well: „Rollstühle“ for „Rolstuhl“.
  const endings = [...shown, ...near].map((form) => ({ stem: form.slice(0, Math.max(4, form.length - 2)), length: form.length }));
  const halves = pairs.flat();
  return {
    initials: new Set([...beginnings, ...near, ...halves].map((text) => text.charCodeAt(0))),
    is: (word) => {
      const [folded, spelled] = [fold(word), foldSpelled(word)];
      if (near.includes(folded) || near.includes(spelled) || halves.includes(folded)) return true;
      if (beginnings.some((beginning) => folded.startsWith(beginning) || spelled.startsWith(beginning))) return true;
      return endings.some(({ stem, length }) => folded.startsWith(stem) && Math.abs(folded.length - length) <= 3);
    },
  };
}

/** Whether a word is worth a look: nearly every one begins with another letter; one with an accent has to be folded to know. */
export const beginsOneOf =
  (initials: ReadonlySet<number>) =>
  (code: number): boolean =>
    code >= 128 || initials.has(code) || initials.has(code | lowerCase);

/** The bit in which A and a differ. */
const lowerCase = 0x20;

export function anyOf(several: readonly SoughtWord[]): SoughtWord {
  const [only] = several;
  if (only && several.length === 1) return only;
  return { initials: new Set(several.flatMap(({ initials }) => [...initials])), is: (word) => several.some((one) => one.is(word)) };
}
