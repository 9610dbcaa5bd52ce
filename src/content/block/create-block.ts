import { type Block, newBlockId } from '../document/document.ts';
import type { JsonRecord } from '../document/json.ts';
import type { BlockDefinition, FieldsOf } from './define-block.ts';

export function createBlock<B extends BlockDefinition>(
  definition: B,
  fields: Partial<FieldsOf<B>> = {},
  { id = newBlockId(), children, columns, layout }: { id?: string; children?: readonly Block[]; columns?: readonly (readonly Block[])[]; layout?: string } = {},
): Block {
  const columnsOf = definition.columns && {
    layout: layout ?? definition.columns.layouts[0],
    columns: columns ?? definition.columns.layouts[0].split('-').map(() => []),
  };
  return {
    id,
    type: definition.type,
    ...(definition.version > 1 && { version: definition.version }),
    // The values of fields are JSON: their schemas accept nothing else.
    fields: { ...definition.defaults, ...fields } as JsonRecord,
    ...(definition.children && { children: children ?? [] }),
    ...columnsOf,
  };
}
