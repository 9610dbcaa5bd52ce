import { type Block, type BlockDefinition, type BlockDocument, columnWidths, createBlock, isLayout, type Layout } from '#content/index.ts';
import type { ShowcaseBlock, ShowcaseLook } from '#features/cms/index.server.ts';
import { anchor as anchorEntry } from './anchor/block.ts';
import { blockExamples } from './examples.ts';
import { blockRegistry } from './registry.ts';
import { section } from './section/block.ts';

/** Its examples, and one more for each option and switch; with a ground or columns in a section's first column. */
export function showcase(look: ShowcaseLook): ShowcaseBlock[] {
  const taken = new Set<unknown>();
  return blockRegistry.blocks.map((definition) => ({
    definition,
    variants: variantsOf(definition).map(({ block, ...variant }, index) => ({ ...variant, document: documentOf(asCopy(block, index, taken), look) })),
  }));
}

/** One that lies in lists only, in the first list that takes it. */
export function documentOf(block: Block, { ground = 'plain', layout = '100' }: ShowcaseLook = {}): BlockDocument {
  const holder = blockRegistry.blocks.find(({ children }) => children?.allowed.includes(block.type));
  const isAlone = blockRegistry.mayContain(null, block.type) || !holder;
  const shown = isAlone ? block : { id: `${block.id}-list`, type: holder.type, fields: {}, children: [block] };
  const isInSection = (ground !== 'plain' || layout !== '100') && blockRegistry.mayContain(section.type, shown.type);
  return { format: 1, layout: '100', columns: [[isInSection ? inSection(shown, ground, isLayout(layout) ? layout : '100') : shown]] };
}

function inSection(block: Block, ground: string, layout: Layout): Block {
  const columns = columnWidths(layout).map((_, index) => (index === 0 ? [block] : []));
  return { ...createBlock(section, {}, { id: `${block.id}-section`, layout, columns }), fields: { extra_class: ground } };
}

type Variant = { block: Block; field: string | null; value: string | number | null };

function variantsOf(definition: BlockDefinition): Variant[] {
  const examples = blockExamples[definition.type] ?? [];
  const [first] = examples;
  const further = Object.entries(definition.fields).flatMap(([field, { form, empty }]): Variant[] => {
    const values: (string | number | true)[] = form.kind === 'switch' ? [true] : form.kind === 'choice' ? optionsOf(form.limits.options) : [];
    const missing = values.filter((value) => !examples.some(({ fields }) => (fields[field] ?? empty) === value));
    return missing.flatMap((value) =>
      first ? [{ block: { ...first, fields: { ...first.fields, [field]: value } }, field, value: typeof value === 'boolean' ? null : value }] : [],
    );
  });
  return [...examples.map((block) => ({ block, field: null, value: null })), ...further];
}

const optionsOf = (options: unknown): (string | number)[] => (Array.isArray(options) ? options.map(({ value }) => value) : []);

/** With ids of its own, and anchors that are unique on the page. */
const asCopy = (block: Block, index: number, taken: Set<unknown>): Block => {
  const { anchor } = block.fields;
  const isTaken = block.type !== anchorEntry.type && taken.has(anchor);
  if (anchor && block.type !== anchorEntry.type) taken.add(anchor);
  const copy = (inner: Block) => asCopy(inner, index, taken);
  return {
    ...block,
    id: `${block.id}-${index}`,
    ...(isTaken && { fields: { ...block.fields, anchor: '' } }),
    ...(block.children && { children: block.children.map(copy) }),
    ...(block.columns && { columns: block.columns.map((column) => column.map(copy)) }),
  };
};
