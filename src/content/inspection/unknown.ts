import { readBlock } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import type { BlockDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';

/** Stored and not shown; staff are told. */
export type Unknown = { readonly blockId: string; readonly type: string } & (
  | { readonly reason: 'type' | 'version' }
  | { readonly reason: 'fields'; readonly fields: readonly string[] }
);

export function unknownIn(document: BlockDocument, registry: BlockRegistry): Unknown[] {
  return [...walk(document)].flatMap(({ block: { id: blockId, type }, block }): Unknown[] => {
    const known = readBlock(block, registry);
    if (!known) return [{ blockId, type, reason: registry.get(type) ? 'version' : 'type' }];
    const fields = Object.keys(known.fields).filter((name) => !Object.hasOwn(known.definition.fields, name));
    return fields.length > 0 ? [{ blockId, type, reason: 'fields', fields }] : [];
  });
}
