import { foldName } from './fold-name.ts';

const suffixes = /^(jr|sr|ii|iii|iv|phd|md)\.?$/i;

/** Stored sort key of a name. Persons by their last name: 'Ludwig van Beethoven' → 'beethoven ludwig van'. */
export function sortName(name: string, kind: 'person' | 'ensemble'): string {
  if (kind === 'ensemble') return foldName(name.replace(/^(the|das|die|der)\s+/i, '')) || foldName(name);
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  while (words.length > 1 && suffixes.test(words.at(-1) ?? '')) words.pop();
  const last = words.pop();
  if (last === undefined) return foldName(name);
  return foldName([last, ...words].join(' '));
}
