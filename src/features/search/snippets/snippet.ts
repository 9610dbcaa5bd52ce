import { snippetLength } from '../limits.ts';
import { eachWord } from './each-word.ts';
import { beginsOneOf, type SoughtWord } from './sought-word.ts';

/** Part of a text, and where in it stands what was looked for: pairs of places, from and to. */
export type Snippet = { text: string; marks: [number, number][] };

export function hasAny(text: string, { initials, is }: SoughtWord): boolean {
  let hasOne = false;
  eachWord(text, beginsOneOf(initials), (word) => {
    hasOne = is(word);
    return !hasOne;
  });
  return hasOne;
}

/** The part of a text around the first word that was looked for; null where none stands in it. Read no further than it is shown. */
export function snippetOf(text: string, { initials, is }: SoughtWord): Snippet | null {
  const marks: [number, number][] = [];
  let part = null as { from: number; to: number } | null; // which the visit sets
  eachWord(text, beginsOneOf(initials), (word, index) => {
    if (part && index >= part.to) return false;
    if (!is(word)) return true;
    part ??= partAround(text, index, word.length);
    if (index >= part.from && index + word.length <= part.to) marks.push([index, index + word.length]);
    return true;
  });
  if (!part) return null;
  const { from, to } = part;
  const before = from > 0 ? '… ' : '';
  const moved = before.length - from;
  return { text: before + text.slice(from, to) + (to < text.length ? '\u00a0…' : ''), marks: marks.map(([start, end]) => [start + moved, end + moved]) };
}

function partAround(text: string, index: number, length: number): { from: number; to: number } {
  const from = index < snippetLength / 2 ? 0 : text.indexOf(' ', index - snippetLength / 3) + 1;
  const isCut = from + snippetLength < text.length;
  return { from, to: isCut ? Math.max(text.lastIndexOf(' ', from + snippetLength), index + length) : text.length };
}
