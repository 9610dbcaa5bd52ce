import { type Role, roles } from '#roles.ts';
import { readBlock, readFields } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import type { Block, BlockDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';

/**
 * The blocks of `after` that somebody of this role may not have written: those whose fields need a higher role
 * (`neededRole` of their declaration) and do not stand just so in `before`. To be asked wherever a document is stored;
 * null where there was none. Moving and deleting such a block is free to everybody, a copy of it is a new one.
 */
export function blocksBeyondRole(before: BlockDocument | null, after: BlockDocument, registry: BlockRegistry, role: Role): Block[] {
  const known = new Map([...(before ? walk(before) : [])].map(({ block }) => [block.id, written(block)]));
  return [...walk(after)].flatMap(({ block }) => {
    const needed = neededRole(block, registry);
    return needed && roles.indexOf(role) < roles.indexOf(needed) && known.get(block.id) !== written(block) ? [block] : [];
  });
}

/** One of a newer release cannot be read: whether it needs a role is not known, and so it does. */
function neededRole(block: Block, registry: BlockRegistry): Role | null {
  const declared = registry.get(block.type)?.neededRole;
  if (!declared) return null;
  const known = readBlock(block, registry);
  return known ? declared(readFields(known)) : 'admin';
}

const written = ({ type, version, fields }: Block): string => JSON.stringify([type, version ?? 1, fields]);
