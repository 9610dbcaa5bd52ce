import { type Block, type BlockDefinition, type BlockRegistry, createBlock } from '#content/index.ts';

/** With as many entries as its list begins with. */
export function newBlock(registry: BlockRegistry, type: string): Block | null {
  const definition = registry.get(type);
  if (!definition) return null;
  const { begin = 0, allowed = [] } = definition.children ?? {};
  const children = Array.from({ length: begin }, () => allowed[0] && newBlock(registry, allowed[0])).filter((child) => !!child);
  return createBlock(definition, {}, definition.children ? { children } : {});
}

/** Enter begins it behind a headline, and pasted paragraphs become it. */
export const textTypeOf = ({ blocks }: BlockRegistry): string | undefined => blocks.find((block) => !block.childOnly && soleRichText(block))?.type;

/** Where it has nothing else to fill in. */
export const soleRichText = ({ fields }: BlockDefinition): string | null => {
  const content = Object.entries(fields).filter(([, { form }]) => form.group === 'content' && form.kind !== 'instant');
  const [first] = content;
  return content.length === 1 && first?.[1].form.kind === 'rich_text' ? first[0] : null;
};
