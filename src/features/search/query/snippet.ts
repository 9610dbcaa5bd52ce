import { fold } from '#i18n/search-words.ts';
import { snippetLength } from '../limits.ts';
import type { IsSought } from './is-sought.ts';
import type { WordForms } from './word-forms.server.ts';

/** Part of a text, and where in it stands what was looked for: pairs of places, from and to. */
export type Snippet = { text: string; marks: [number, number][] };

/** Whether a text has a word of these. */
export const hasAny = (text: string, isSought: IsSought): boolean => text.match(wordsOf)?.some(isSought) ?? false;

/** The part of a text around the first word that was looked for; null where none stands in it. Read no further than it is shown. */
export function snippetOf(text: string, isSought: IsSought): Snippet | null {
  let part: { from: number; to: number } | null = null;
  const marks: [number, number][] = [];
  for (const { index, 0: word } of text.matchAll(wordsOf)) {
    if (part && index >= part.to) break;
    if (!isSought(word)) continue;
    part ??= partAround(text, index, word.length);
    if (index >= part.from && index + word.length <= part.to) marks.push([index, index + word.length]);
  }
  if (!part) return null;
  const { from, to } = part;
  const before = from > 0 ? '… ' : '';
  const moved = before.length - from;
  return { text: before + text.slice(from, to) + (to < text.length ? '\u00a0…' : ''), marks: marks.map(([start, end]) => [start + moved, end + moved]) };
}

const wordsOf = /[\p{L}\p{M}\p{N}]+/gu;

function partAround(text: string, index: number, length: number): { from: number; to: number } {
  const from = index < snippetLength / 2 ? 0 : text.indexOf(' ', index - snippetLength / 3) + 1;
  const isCut = from + snippetLength < text.length;
  return { from, to: isCut ? Math.max(text.lastIndexOf(' ', from + snippetLength), index + length) : text.length };
}

/** The query with what was meant in the place of typing errors, spelled as the texts found do; null where there were none. */
export function whatWasMeant(query: string, forms: readonly WordForms[], found: readonly string[]): string | null {
  const wrong = new Map(forms.flatMap(({ word, near }) => (near[0] === undefined ? [] : [[word.plain, near[0]] as const])));
  if (wrong.size === 0) return null;
  const shown = (meant: string) => found.flatMap((text) => text.match(wordsOf) ?? []).find((word) => fold(word).startsWith(meant)) ?? meant;
  return query.replace(wordsOf, (word) => {
    const meant = wrong.get(fold(word));
    return meant === undefined ? word : shown(meant);
  });
}
