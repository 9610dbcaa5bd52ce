import type { Block, BlockDocument, Columns } from '../document/document.ts';
import { layouts } from '../document/layouts.ts';
import { findBlock } from '../document/walk.ts';
import { maxChildren } from '../limits.ts';
import type { Apply } from './applied.ts';
import { refuse } from './refusal.ts';
import { changeBlock } from './tree.ts';

/** What stands in removed columns is put behind what stands in the last that stays. */
export const setLayout: Apply<'setLayout'> = (document, { id, layout, counts, restored = false }, registry) => {
  const found = id === null ? null : findBlock(document, id);
  if (found === undefined) return refuse('no_block');
  const { layout: before, columns } = found?.block ?? document;
  if (before === undefined || !columns) return refuse('unknown_layout');
  const offered: readonly string[] = found ? (registry.get(found.block.type)?.columns?.layouts ?? []) : layouts;
  if (!restored && !offered.includes(layout)) return refuse('unknown_layout');
  const next = counts && counts.length > 0 ? deal(columns.flat(), counts) : regroup(columns, columnsIn(layout));
  if (next.some((list) => list.length > maxChildren)) return refuse('list_full', { n: maxChildren });
  const change = <Holder extends Block | BlockDocument>(holder: Holder): Holder => ({ ...holder, layout, columns: next });
  // Without counts the inverse is open to concurrent changes; it has to be exact where columns were merged.
  const isPlain = columnsIn(before) === columns.length && columns.length <= next.length;
  return {
    ok: true,
    document: id === null ? change(document) : changeBlock(document, id, change),
    inverse: { kind: 'setLayout', id, layout: before, ...(!isPlain && { counts: columns.map((list) => list.length) }), restored: true },
  };
};

const columnsIn = (layout: string): number => layout.split('-').length;

function regroup(columns: Columns, count: number): Columns {
  if (columns.length <= count) return [...columns, ...Array.from({ length: count - columns.length }, () => [])];
  return [...columns.slice(0, count - 1), columns.slice(count - 1).flat()];
}

/** What is left goes to the last column. */
function deal(blocks: readonly Block[], counts: readonly number[]): Columns {
  let from = 0;
  return counts.map((count, index) => {
    const list = blocks.slice(from, index === counts.length - 1 ? undefined : from + count);
    from += list.length;
    return list;
  });
}
