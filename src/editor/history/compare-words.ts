export type Piece = { readonly text: string; readonly kind: 'same' | 'added' | 'removed' };

/** Beyond that the marks are unreadable and the computation slow: both texts are shown. */
const maxWords = 1_500;

/** A word, or the punctuation behind one, and the space behind it. */
type Word = { readonly word: string; readonly space: string };

/** The pieces that are not 'added' are the text before, those not 'removed' the one after. */
export function compareWords(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && isSame(old[start], fresh[start])) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && isSame(old.at(-1 - end), fresh.at(-1 - end))) end += 1;
  const [left, right] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  const middle = left.length * right.length > maxWords * maxWords ? whole(left, right) : longestCommon(left, right);
  const same = (count: number, from: number): Piece[] =>
    Array.from({ length: count }, (_, index) => samePieces(old.at(from + index), fresh.at(from + index))).flat();
  return joined([...same(start, 0), ...middle, ...same(end, -end)]);
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/((?:(?!\p{P}+(?:\s|$))\S)+|\p{P}+)(\s*)|\s+/gu), ({ 0: all, 1: word = '', 2: space = all }) => ({ word, space }));

/** By the word alone: the last one of a text is no other because a sentence follows it. */
const isSame = (old: Word | undefined, fresh: Word | undefined): boolean => old !== undefined && old.word === fresh?.word;

function samePieces(old: Word | undefined, fresh: Word | undefined): Piece[] {
  if (!old || !fresh) return [];
  if (old.space === fresh.space) return [{ text: old.word + old.space, kind: 'same' }];
  const pieces: Piece[] = [
    { text: old.word, kind: 'same' },
    { text: old.space, kind: 'removed' },
    { text: fresh.space, kind: 'added' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

const removed = ({ word, space }: Word): Piece => ({ text: word + space, kind: 'removed' });
const added = ({ word, space }: Word): Piece => ({ text: word + space, kind: 'added' });
const whole = (before: readonly Word[], after: readonly Word[]): Piece[] => [...before.map(removed), ...after.map(added)];

function longestCommon(before: readonly Word[], after: readonly Word[]): Piece[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(before[row], after[column]) ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (isSame(old, fresh)) {
      pieces.push(...samePieces(old, fresh));
      row += 1;
      column += 1;
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push(removed(old));
      row += 1;
    } else if (fresh !== undefined) {
      pieces.push(added(fresh));
      column += 1;
    }
  }
  return pieces;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last?.kind === piece.kind) done[done.length - 1] = { ...last, text: last.text + piece.text };
    else done.push(piece);
  }
  return done;
}
