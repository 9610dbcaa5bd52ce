import { type KeyArea, matchesKeys } from '../keys/keys.ts';
import { blockTools, furtherCommands } from './block-commands.ts';
import type { EditorCommand } from './command.ts';
import { redo, undo, viewCommands } from './page-commands.ts';
import { selectionCommands } from './selection-commands.ts';
import { tableCommands } from './table-commands.ts';

export const editorCommands: readonly EditorCommand[] = [
  ...selectionCommands,
  ...blockTools,
  ...tableCommands,
  ...furtherCommands,
  undo,
  redo,
  ...viewCommands,
];

/** The command of a key in the first of these areas that has one. */
export function commandOfKey(event: KeyboardEvent, areas: readonly KeyArea[]): { command: EditorCommand; area: KeyArea } | null {
  for (const area of areas) {
    const command = editorCommands.find(({ keys }) => keys?.[area]?.some((one) => matchesKeys(event, one)));
    if (command) return { command, area };
  }
  return null;
}
