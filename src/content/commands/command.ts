import { z } from 'zod';
import type { Block } from '../document/document.ts';
import { isBlockId } from '../document/document.ts';
import type { Json } from '../document/json.ts';
import { isJsonWithin, isRecord, own } from '../document/json.ts';
import { blocksSchema } from '../document/parse.ts';
import type { BlockPosition } from '../document/walk.ts';
import { maxChildren, maxColumns, maxCommandsAtOnce, maxDocumentCharacters, maxJsonDepth } from '../limits.ts';

/** Plain JSON that browser and server apply alike; it names new ids itself. `restored` is only in inverses, taken as it was. */
export type Command =
  | { readonly kind: 'insertBlock'; readonly place: BlockPosition; readonly block: Block; readonly restored?: true }
  | { readonly kind: 'removeBlock'; readonly id: string }
  /** `place.index` counts the list without the block itself. */
  | { readonly kind: 'moveBlock'; readonly id: string; readonly place: BlockPosition; readonly restored?: true }
  /** The copy stands behind the block; its ids begin with `seed`, a new id. */
  | { readonly kind: 'duplicateBlock'; readonly id: string; readonly seed: string }
  /** With ids that begin with `seed`, a new id. */
  | { readonly kind: 'pasteBlocks'; readonly place: BlockPosition; readonly blocks: readonly Block[]; readonly seed: string }
  /** Without `value` it is taken away; `at` is the position among the keys where it comes back. */
  | {
      readonly kind: 'setField';
      readonly id: string;
      readonly field: string;
      readonly language?: string;
      readonly value?: Json;
      readonly at?: number;
      readonly restored?: true;
    }
  /** Of a block or the document (null); `counts` deals out again what stood in removed columns. */
  | { readonly kind: 'setLayout'; readonly id: string | null; readonly layout: string; readonly counts?: readonly number[]; readonly restored?: true }
  /** The fields of a block as they were before it was brought to the shape of this release. */
  | {
      readonly kind: 'restoreFields';
      readonly id: string;
      readonly fields: { readonly [name: string]: Json };
      readonly version?: number;
      readonly restored: true;
    }
  /** All or none. */
  | { readonly kind: 'composite'; readonly commands: readonly Command[] };

export type CommandKind = Command['kind'];
export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>;

const id = z.custom<string>(isBlockId);
const seed = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
const count = z
  .int()
  .min(0)
  .max(maxChildren * maxColumns);
const place = z.strictObject({ parent: id.nullable(), column: count.max(maxColumns - 1), index: count });
const restored = z.literal(true).optional();
const layout = z.string().max(60);
const json = z.custom<Json>((value) => isJsonWithin(value, { depth: maxJsonDepth, characters: maxDocumentCharacters }));
const jsonRecord = z.custom<{ readonly [name: string]: Json }>((value) => isRecord(value) && json.safeParse(value).success);
const block = z.custom<Block>((value) => blocksSchema.safeParse([value]).success);

const schemas = {
  insertBlock: z.strictObject({ kind: z.literal('insertBlock'), place, block, restored }),
  removeBlock: z.strictObject({ kind: z.literal('removeBlock'), id }),
  moveBlock: z.strictObject({ kind: z.literal('moveBlock'), id, place, restored }),
  duplicateBlock: z.strictObject({ kind: z.literal('duplicateBlock'), id, seed }),
  pasteBlocks: z.strictObject({ kind: z.literal('pasteBlocks'), place, blocks: blocksSchema, seed }),
  setField: z.strictObject({
    kind: z.literal('setField'),
    id,
    field: z.string().max(60),
    language: z.string().max(10).optional(),
    value: json.optional(),
    at: count.optional(),
    restored,
  }),
  setLayout: z.strictObject({ kind: z.literal('setLayout'), id: id.nullable(), layout, counts: z.array(count).max(maxColumns).optional(), restored }),
  restoreFields: z.strictObject({ kind: z.literal('restoreFields'), id, fields: jsonRecord, version: z.int().min(1).optional(), restored: z.literal(true) }),
};

/** Never throws, however deep or large it is. */
export function isCommand(value: unknown): value is Command {
  // An inverse may hold a document within a few levels of composites.
  if (!isJsonWithin(value, { depth: maxJsonDepth + 4 * maxComposite, characters: 2 * maxDocumentCharacters })) return false;
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    seen += 1;
    if (seen > maxCommandsAtOnce || !isRecord(next.value)) return false;
    const kind = own(next.value, 'kind');
    if (kind === 'composite') {
      const commands = own(next.value, 'commands');
      if (next.depth >= maxComposite || !Array.isArray(commands) || Object.keys(next.value).length > 2) return false;
      for (const inner of commands) open.push({ value: inner, depth: next.depth + 1 });
    } else if (typeof kind !== 'string' || !isSimple(kind, next.value)) return false;
  }
  return true;
}

const maxComposite = 4;

const isSimple = (kind: string, value: unknown): boolean => Object.hasOwn(schemas, kind) && schemas[kind as keyof typeof schemas].safeParse(value).success;

/** For contracts: accepts what `isCommand` does and passes it on untouched. */
export const commandSchema = z.custom<Command>(isCommand).meta({ description: 'A change of a document.' });
