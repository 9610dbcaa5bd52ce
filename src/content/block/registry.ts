import type { BlockDefinition } from './define-block.ts';

/** Handed to whoever reads documents, so that nobody knows a block by name. */
export type BlockRegistry = {
  readonly blocks: readonly BlockDefinition[];
  get(type: string): BlockDefinition | undefined;
  /** `holder` null is the document itself; unknown types may stand anywhere. */
  mayContain(holder: string | null, type: string): boolean;
};

/** Throws where two have one type, or a list allows what nobody declares. */
export function createBlockRegistry(blocks: readonly BlockDefinition[]): BlockRegistry {
  const byType = new Map(blocks.map((block) => [block.type, block]));
  if (byType.size !== blocks.length) throw new Error('Two blocks have the same type.');
  for (const { type, children, columns } of blocks) {
    const missing = [...(children?.allowed ?? []), ...(columns?.allowed ?? [])].find((allowed) => !byType.has(allowed));
    if (missing) throw new Error(`Block ${type} allows ${missing}, which is not declared.`);
  }
  function mayContain(holder: string | null, type: string): boolean {
    const block = byType.get(type);
    if (!block) return true;
    if (holder === null) return !block.childOnly;
    const { children, columns } = byType.get(holder) ?? {};
    if (children) return children.allowed.includes(type);
    if (!columns) return false;
    return columns.allowed ? columns.allowed.includes(type) : !block.childOnly && !block.columns;
  }
  return { blocks, get: (type) => byType.get(type), mayContain };
}
