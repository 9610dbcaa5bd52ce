import type { Block } from '../document/document.ts';
import { own } from '../document/json.ts';
import type { BlockDefinition } from './define-block.ts';
import type { BlockRegistry } from './registry.ts';

/** 0 where it is none. */
export function columnCount({ grid, fields }: Pick<BlockDefinition, 'grid' | 'fields'>, values: Readonly<Record<string, unknown>>): number {
  if (!grid) return 0;
  const { max } = fields[grid.count]?.form.limits ?? {};
  const count = own(values, grid.count);
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 ? Math.min(count, Number(max)) : grid.usual;
}

/** By the names of their fields in the order of the columns; null of a block that is no grid. */
export function gridOf(
  registry: BlockRegistry,
  holder: Block,
): { readonly count: string; readonly shown: readonly string[]; readonly all: readonly string[] } | null {
  const definition = registry.get(holder.type);
  const all = registry.get(definition?.children?.allowed[0] ?? '')?.cells;
  if (!definition?.grid || !all) return null;
  return { count: definition.grid.count, shown: all.slice(0, columnCount(definition, holder.fields)), all };
}
