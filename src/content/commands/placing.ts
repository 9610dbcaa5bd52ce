import type { BlockDefinition } from '../block/define-block.ts';
import { storedSchema } from '../block/define-block.ts';
import { readBlock } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import { type Block, type BlockDocument, listsOf } from '../document/document.ts';
import { jsonExtent, own } from '../document/json.ts';
import { type BlockPosition, depthOf, findBlock, walk, walkBlock } from '../document/walk.ts';
import type { Field } from '../fields/field.ts';
import { maxBlockDepth, maxBlocks, maxChildren, maxDocumentCharacters, maxJsonDepth } from '../limits.ts';
import type { Problem } from '../problem.ts';
import { commandProblem } from './refusal.ts';

/** `restored` asks only whether the place is there and has room. */
export function whyNotHere(
  document: BlockDocument,
  position: BlockPosition,
  blocks: readonly Block[],
  registry: BlockRegistry,
  restored: boolean,
): Problem | null {
  const holder = position.parent === null ? null : findBlock(document, position.parent);
  if (holder === undefined) return commandProblem('no_place');
  const list = listsOf(holder?.block ?? document)[position.column];
  if (!list || position.index > list.length) return commandProblem('no_place');
  const depth = holder ? holder.ancestors.length + 1 : 0;
  if (blocks.some((block) => depth + depthOf(block) > maxBlockDepth)) return commandProblem('too_deep', { n: maxBlockDepth });
  if (list.length + blocks.length > maxChildren) return commandProblem('list_full', { n: maxChildren });
  return restored ? null : whyNotIn(holder?.block ?? null, list.length + blocks.length, blocks, registry);
}

function whyNotIn(holder: Block | null, count: number, blocks: readonly Block[], registry: BlockRegistry): Problem | null {
  const definition = holder && registry.get(holder.type);
  if (holder && !definition) return commandProblem('unknown_block');
  const stranger = blocks.find((block) => !registry.mayContain(holder?.type ?? null, block.type));
  if (stranger) return commandProblem('not_allowed_here', { label: registry.get(stranger.type)?.label ?? stranger.type });
  const max = definition?.children?.max;
  return max !== undefined && count > max ? commandProblem('list_full', { n: max }) : null;
}

/** Judges ids, number, size, and unless `restored` their content. */
export function whyNotNew(document: BlockDocument, blocks: readonly Block[], registry: BlockRegistry, restored: boolean): Problem | null {
  const ids = new Set([...walk(document)].map(({ block }) => block.id));
  for (const top of blocks) {
    for (const block of walkBlock(top)) {
      if (ids.has(block.id)) return commandProblem('id_taken');
      ids.add(block.id);
      if (ids.size > maxBlocks) return commandProblem('too_many_blocks', { n: maxBlocks });
      const wrong = restored ? null : whatIsWrongWith(block, registry);
      if (wrong) return wrong;
    }
  }
  return null;
}

/** Of unknown types and fields nothing is asked. */
function whatIsWrongWith(block: Block, registry: BlockRegistry): Problem | null {
  const known = readBlock(block, registry);
  if (!known) return null;
  for (const [name, field] of Object.entries(known.definition.fields)) {
    const raw = own(known.fields, name);
    if (raw !== undefined && !storedSchema(field).safeParse(raw).success) return invalidValue(field, raw);
  }
  return whatIsWrongInside(block, known.definition, registry);
}

function whatIsWrongInside(block: Block, definition: BlockDefinition, registry: BlockRegistry): Problem | null {
  if (Boolean(block.children) !== Boolean(definition.children) && (block.children?.length ?? 0) > 0)
    return commandProblem('not_allowed_here', { label: definition.label });
  if (block.columns && !definition.columns) return commandProblem('not_allowed_here', { label: definition.label });
  for (const list of listsOf(block)) {
    const wrong = whyNotIn(block, list.length, list, registry);
    if (wrong) return wrong;
  }
  return null;
}

export function invalidValue(field: Field, raw: unknown): Problem {
  const texts = field.perLanguage && typeof raw === 'object' && raw !== null ? Object.values(raw) : [raw];
  const reason = texts.map((text) => field.validate(text)).find((found) => found && found.code !== 'required');
  return commandProblem('invalid_value', { label: field.form.label, reason: reason?.message ?? '' });
}

const limits = { depth: maxJsonDepth, characters: maxDocumentCharacters };
/** Blocks never change: with a key that is typed one of hundreds is another. */
const extents = new WeakMap<Block, ReturnType<typeof jsonExtent>>();
/** Levels above a block: document, columns, column. */
const levelsAbove = 3;

export function isTooLarge(document: BlockDocument): boolean {
  const frame = jsonExtent({ ...document, columns: document.columns.map(() => []) }, limits);
  if (!frame) return true;
  let { characters } = frame;
  for (const block of document.columns.flat()) {
    const extent = extentOf(block);
    if (!extent || extent.depth + levelsAbove > limits.depth) return true;
    characters += extent.characters;
  }
  return characters > limits.characters;
}

function extentOf(block: Block): ReturnType<typeof jsonExtent> {
  const known = extents.get(block);
  if (known !== undefined) return known;
  const extent = jsonExtent(block, limits);
  extents.set(block, extent);
  return extent;
}
