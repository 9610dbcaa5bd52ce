import type { Language } from '#i18n/language.ts';
import { keysInWords } from '../keys/keys.ts';
import { textKeys } from '../keys/text-keys.ts';
import { editorCommands } from './editor-commands.ts';
import { t } from './strings.ts';

/** Keys within a text, which depend on where the caret is (typing/edge-keys.ts, typing/cell-keys.ts), in the order in which one needs them. */
const caretKeys: readonly { readonly keys: readonly string[]; readonly help: keyof typeof t.table }[] = [
  { keys: ['Enter'], help: 'enter_help' },
  { keys: ['Shift+Enter'], help: 'line_break_help' },
  { keys: ['Backspace'], help: 'backspace_help' },
  { keys: ['/'], help: 'insert_help' },
  { keys: [textKeys.bold, textKeys.italic], help: 'format_help' },
  { keys: [textKeys.link], help: 'link_help' },
  { keys: ['Escape'], help: 'escape_help' },
  { keys: ['ArrowUp', 'ArrowDown'], help: 'arrow_help' },
  { keys: ['Tab', 'Shift+Tab'], help: 'tab_help' },
];

export function keyList(language: Language): { keys: string; help: string }[] {
  const ofCommands = editorCommands.flatMap(({ keys, help }) => (keys && help ? [{ keys: Object.values(keys).flat(), help }] : []));
  const lines = Map.groupBy([...caretKeys, ...ofCommands], ({ help }) => help);
  return [...lines].map(([help, entries]) => ({
    keys: [...new Set(entries.flatMap(({ keys }) => keys))].map((keys) => keysInWords(keys, language)).join(', '),
    help: t(language, help),
  }));
}
