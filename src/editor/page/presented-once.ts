import { type Block, type BlockDocument, type BlockRegistry, type PresentedBlock, type PresentedDocument, presentDocument } from '#content/index.ts';
import type { Resources } from '#features/cms/resources/contract.ts';
import type { Language } from '#i18n/language.ts';
import { presentWith } from './resources.ts';

/** A block that is the same object as before is presented the same, so that only changes are drawn anew. */
export function presentedOnce(registry: BlockRegistry, language: Language, resources: Resources): (document: BlockDocument) => PresentedDocument {
  const known = new WeakMap<Block, readonly PresentedBlock[]>();
  const options = { language, audience: 'staff' as const, ...presentWith(resources) };
  const presented = (block: Block): readonly PresentedBlock[] => {
    const before = known.get(block);
    if (before) return before;
    const alone = presentDocument({ format: 1, layout: '100', columns: [[block]] }, registry, { ...options, at: new Date() });
    const blocks = alone.columns.flat();
    known.set(block, blocks);
    return blocks;
  };
  return ({ layout, columns }) => ({ layout, columns: columns.map((list) => list.flatMap(presented)), staleAt: null, unknown: [] });
}
