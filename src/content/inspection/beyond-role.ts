import { type Role, roles } from '#roles.ts';
import { readBlock, readFields } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import type { Block, BlockDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';

/** Fields that need a higher role (`neededRole`) and were not in `before` just so; moving and deleting is free, a copy is new. */
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
