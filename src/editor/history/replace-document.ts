import type { BlockDocument, Command } from '#content/index.ts';

/** Being a command, it is saved, merged and undone like any other, and blocks keep their ids. */
export function replaceDocument(before: BlockDocument, after: BlockDocument): Command {
  const isOtherGrid = before.layout !== after.layout || before.columns.length !== after.columns.length;
  const removals = before.columns.flat().map(({ id }): Command => ({ kind: 'removeBlock', id }));
  const grid: Command = { kind: 'setLayout', id: null, layout: after.layout, counts: after.columns.map(() => 0), restored: true };
  const insertions = after.columns.flatMap((list, column) =>
    list.map((block, index): Command => ({ kind: 'insertBlock', place: { parent: null, column, index }, block, restored: true })),
  );
  return { kind: 'composite', commands: [...removals, ...(isOtherGrid ? [grid] : []), ...insertions] };
}
