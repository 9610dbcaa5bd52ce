export type Piece = { readonly text: string; readonly kind: 'same' | 'added' | 'removed' };

/** Beyond that two texts are shown one after the other, as no reader would follow the marks and no browser the reckoning. */
const maxWords = 1_500;

/** What of a text has changed, word by word; the pieces that are not 'added' are the text before, those not 'removed' the one after. */
export function compareWords(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const [left, right] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  const middle = left.length * right.length > maxWords * maxWords ? whole(left, right) : longestCommon(left, right);
  const same = (words: readonly string[]): Piece[] => words.map((text) => ({ text, kind: 'same' }));
  return joined([...same(old.slice(0, start)), ...middle, ...same(old.slice(old.length - end))]);
}

/** Words with the space behind them, so that pieces put together are the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const whole = (before: readonly string[], after: readonly string[]): Piece[] => [
  ...before.map((text): Piece => ({ text, kind: 'removed' })),
  ...after.map((text): Piece => ({ text, kind: 'added' })),
];

function longestCommon(before: readonly string[], after: readonly string[]): Piece[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      pieces.push({ text: old, kind: 'same' });
      row += 1;
      column += 1;
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ text: old, kind: 'removed' });
      row += 1;
    } else if (fresh !== undefined) {
      pieces.push({ text: fresh, kind: 'added' });
      column += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind as one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last?.kind === piece.kind) done[done.length - 1] = { ...last, text: last.text + piece.text };
    else done.push(piece);
  }
  return done;
}
