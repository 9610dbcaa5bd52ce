import { fold, foldSpelled } from '#i18n/search-words.ts';
import type { WordForms } from './word-forms.server.ts';

/** Whether a word of a text is one that was looked for. */
export type IsSought = (word: string) => boolean;

/** It begins so, is made of it, or has another ending. Whole texts are asked: what has to be known of the forms is worked out once. */
export function isSoughtBy({ forms, parts, near, pairs }: WordForms): IsSought {
  // Of what is several words each is marked, but the letters of „AC/DC“ are not.
  const shown = forms.flatMap((form) => (form.includes(' ') ? form.split(' ').filter(({ length }) => length > 2) : [form]));
  const beginnings = [...parts, ...shown];
  const endings = shown.map((form) => ({ stem: form.slice(0, Math.max(4, form.length - 2)), length: form.length }));
  const halves = pairs.flat();
  const initials = new Set([...beginnings, ...near, ...halves].map((text) => text.charCodeAt(0)));
  return (word) => {
    const initial = word.charCodeAt(0);
    // Nearly every word begins with another letter; one with an accent has to be folded to know.
    if (initial < 128 && !initials.has(initial) && !initials.has(initial | lowerCase)) return false;
    const [folded, spelled] = [fold(word), foldSpelled(word)];
    if (near.includes(folded) || near.includes(spelled) || halves.includes(folded)) return true;
    if (beginnings.some((beginning) => folded.startsWith(beginning) || spelled.startsWith(beginning))) return true;
    return endings.some(({ stem, length }) => folded.startsWith(stem) && Math.abs(folded.length - length) <= 3);
  };
}

/** The bit in which A and a differ. */
const lowerCase = 0x20;
