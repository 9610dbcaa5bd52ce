import type { BlockRegistry } from '../block/registry.ts';
import type { BlockDocument } from '../document/document.ts';
import type { Applied, Apply } from './applied.ts';
import type { Command, CommandKind } from './command.ts';
import { composite } from './composite.ts';
import { duplicateBlock, insertBlock, moveBlock, pasteBlocks, removeBlock } from './place-blocks.ts';
import { isTooLarge } from './placing.ts';
import { refuse } from './refusal.ts';
import { restoreFields, setField } from './set-field.ts';
import { setLayout } from './set-layout.ts';

const appliers: { readonly [Kind in CommandKind]: Apply<Kind> } = {
  insertBlock,
  removeBlock,
  moveBlock,
  duplicateBlock,
  pasteBlocks,
  setField,
  setLayout,
  restoreFields,
  composite: (document, command, registry) => composite(document, command, (current, inner) => applyCommand(current, inner, registry)),
};

/** Pure and deterministic to the byte; applying `inverse` gives the bytes from before, also where a later release would refuse them. */
export function applyCommand(document: BlockDocument, command: Command, registry: BlockRegistry): Applied {
  if (!Object.hasOwn(appliers, command.kind)) return refuse('not_a_command');
  // The key and the command are of one kind, which an index by a union cannot say.
  const apply = appliers[command.kind] as (document: BlockDocument, command: Command, registry: BlockRegistry) => Applied;
  const applied = apply(document, command, registry);
  return applied.ok && isTooLarge(applied.document) ? refuse('too_large') : applied;
}
