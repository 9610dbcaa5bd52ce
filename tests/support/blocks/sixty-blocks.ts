import { blockExamples } from '#blocks/examples.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { Block, BlockDocument } from '#content/index.ts';

/** Of every kind that stands alone, each with ids of its own. */
export function documentOfBlocks(count: number): BlockDocument {
  const lists = blockRegistry.blocks.filter(({ type }) => blockRegistry.mayContain(null, type)).map(({ type }) => blockExamples[type] ?? []);
  // Each kind's first example, then their second ones: no kind is left out.
  const examples = Array.from({ length: 9 }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
  const block = (example: Block, index: number): Block => ({
    ...example,
    id: `n${index}-${example.id}`,
    fields: { ...example.fields, ...('anchor' in example.fields && example.type !== 'anchor' && { anchor: '' }) },
    ...(example.children && { children: example.children.map((child) => block(child, index)) }),
    ...(example.columns && { columns: example.columns.map((column) => column.map((child) => block(child, index))) }),
  });
  return { format: 1, layout: '100', columns: [Array.from({ length: count }, (_, index) => block(examples[index % examples.length] as Block, index))] };
}
