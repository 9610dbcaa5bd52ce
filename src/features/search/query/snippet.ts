import { fold } from '#i18n/search-words.ts';
import { snippetLength } from '../limits.ts';
import type { WordForms } from './word-forms.server.ts';

/** Part of a text, and where in it stands what was looked for: pairs of places, from and to. */
export type Snippet = { text: string; marks: [number, number][] };

/** The part of a text around the first word that was looked for; null where none stands in it. */
export function snippetOf(text: string, forms: readonly WordForms[]): Snippet | null {
  const hits = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(([word]) => forms.some((one) => isForm(word, one)));
  const first = hits[0];
  if (!first) return null;
  const from = first.index < snippetLength / 2 ? 0 : text.indexOf(' ', first.index - snippetLength / 3) + 1;
  const isCut = from + snippetLength < text.length;
  const to = isCut ? Math.max(text.lastIndexOf(' ', from + snippetLength), first.index + first[0].length) : text.length;
  const before = from > 0 ? '… ' : '';
  const marks = hits.filter(({ index, 0: word }) => index >= from && index + word.length <= to);
  return {
    text: before + text.slice(from, to) + (isCut ? '\u00a0…' : ''),
    marks: marks.map(({ index, 0: word }) => [index - from + before.length, index - from + before.length + word.length]),
  };
}

/** Whether a word of a text is one that was looked for: it begins so, is made of it, or has another ending. */
export function isForm(word: string, { forms, parts, near, pairs }: WordForms): boolean {
  const folded = fold(word);
  const spelled = fold(word.normalize('NFKD').replace(/([aou])\u0308/gi, '$1e'));
  if ([...near, ...pairs.flat()].includes(folded) || near.includes(spelled)) return true;
  if (parts.some((part) => folded.startsWith(part) || spelled.startsWith(part))) return true;
  return forms.some((form) => {
    if (folded.startsWith(form) || spelled.startsWith(form)) return true;
    const stem = form.slice(0, Math.max(4, form.length - 2));
    return folded.startsWith(stem) && Math.abs(folded.length - form.length) <= 3;
  });
}

/** The query with what was meant in the place of typing errors, spelled as the texts found do; null where there were none. */
export function whatWasMeant(query: string, forms: readonly WordForms[], found: readonly string[]): string | null {
  const wrong = new Map(forms.flatMap(({ word, near }) => (near[0] === undefined ? [] : [[word.plain, near[0]] as const])));
  if (wrong.size === 0) return null;
  const shown = (meant: string) => found.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).find((word) => fold(word).startsWith(meant)) ?? meant;
  return query.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const meant = wrong.get(fold(word));
    return meant === undefined ? word : shown(meant);
  });
}
