import { type Block, type BlockRegistry, readBlock } from '#content/index.ts';

/** No text, no picture, no entry. */
export function isBlankBlock(registry: BlockRegistry, block: Block): boolean {
  const known = readBlock(block, registry);
  if (!known || block.children?.length || block.columns?.flat().length) return false;
  return Object.entries(known.definition.fields).every(([name, field]) => {
    const raw = known.fields[name];
    if (raw === undefined || field.form.group !== 'content' || ['choice', 'switch'].includes(field.form.kind)) return true;
    const values = field.perLanguage && typeof raw === 'object' && raw !== null ? Object.values(raw) : [raw];
    return values.every((value) => field.isEmpty(field.normalise(value)));
  });
}
