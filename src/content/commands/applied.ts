import type { BlockRegistry } from '../block/registry.ts';
import type { BlockDocument } from '../document/document.ts';
import type { Problem } from '../problem.ts';
import type { Command, CommandKind, CommandOf } from './command.ts';

/** Its inverse, or why nothing has changed. */
export type Applied = { readonly ok: true; readonly document: BlockDocument; readonly inverse: Command } | { readonly ok: false; readonly problem: Problem };

export type Apply<Kind extends CommandKind> = (document: BlockDocument, command: CommandOf<Kind>, registry: BlockRegistry) => Applied;
