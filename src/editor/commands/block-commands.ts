import { ArrowDown, ArrowUp, Pencil } from 'lucide';
import { copyBlocks, readCopied } from '../actions/copied.ts';
import { addEntry, pasteBlocks } from '../actions/insert.ts';
import { canStep, stepBlocks } from '../actions/move.ts';
import { outermost, positionBeside } from '../actions/positions.ts';
import { duplicateBlocks } from '../actions/remove.ts';
import { type CommandTarget, type EditorCommand, hasSelection, labelled } from './command.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { t } from './strings.ts';

/** Keys of what is done with a block as a whole, also while one types in it. */
const inBlocks = (...keys: string[]) => ({ block: keys, outline: keys });

const onlyBlock = ({ editor, ids }: CommandTarget) => (ids.length === 1 && ids[0] ? editor.block(ids[0]) : undefined);

const step = (by: -1 | 1): EditorCommand => ({
  name: by < 0 ? 'up' : 'down',
  label: labelled(by < 0 ? 'up' : 'down'),
  icon: by < 0 ? ArrowUp : ArrowDown,
  keys: inBlocks(by < 0 ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown'),
  help: 'step_help',
  isOffered: hasSelection,
  whyNot: ({ editor, ids }) => (canStep(editor, ids, by) ? null : t(editor.language, by < 0 ? 'is_first' : 'is_last')),
  run: ({ editor, ids, keepsFocus = false }) => stepBlocks(editor, ids, by, { keepFocus: keepsFocus }),
});

export const edit: EditorCommand = {
  name: 'edit',
  label: labelled('edit'),
  icon: Pencil,
  isOffered: (target) => onlyBlock(target) !== undefined,
  run: (target) => {
    const block = onlyBlock(target);
    if (block) target.editor.show({ kind: 'form', id: block.id });
  },
};

export const moveUp = step(-1);
export const moveDown = step(1);

export const moveTo: EditorCommand = {
  name: 'move_to',
  label: labelled('move_to'),
  isOffered: hasSelection,
  run: ({ editor, ids }) => editor.show({ kind: 'move', ids }),
};

const duplicate: EditorCommand = {
  name: 'duplicate',
  label: labelled('duplicate'),
  keys: inBlocks('Mod+D'),
  help: 'duplicate_help',
  isOffered: hasSelection,
  run: ({ editor, ids }) => duplicateBlocks(editor, ids),
};

const copy: EditorCommand = {
  name: 'copy',
  label: labelled('copy'),
  keys: { clipboard: ['Mod+C'] },
  help: 'clipboard_help',
  isOffered: hasSelection,
  run: ({ editor, ids }) => void copyBlocks(editor, ids),
};

const cut: EditorCommand = {
  name: 'cut',
  label: labelled('cut'),
  keys: { clipboard: ['Mod+X'] },
  help: 'clipboard_help',
  isOffered: hasSelection,
  run: ({ editor, ids }) => {
    copyBlocks(editor, ids);
    removeWithUndo(editor, ids);
  },
};

const pasteAfter: EditorCommand = {
  name: 'paste_after',
  label: labelled('paste_after'),
  keys: { clipboard: ['Mod+V'] },
  help: 'clipboard_help',
  isOffered: (target) => hasSelection(target) && readCopied() !== null,
  run: ({ editor, ids }) => {
    const copied = readCopied();
    const place = positionBeside(editor.session.state.document, ids.at(-1) ?? '', 'after');
    if (copied && place) pasteBlocks(editor, copied, place);
  },
};

const share: EditorCommand = {
  name: 'share',
  label: labelled('share'),
  isOffered: ({ editor, ids }) => ids.length > 0 && outermost(editor.session.state.document, ids).every(({ type }) => editor.registry.mayContain(null, type)),
  run: ({ editor, ids }) => editor.show({ kind: 'share', ids }),
};

const addEntryOf: EditorCommand = {
  name: 'add_entry',
  label: labelled('add_entry'),
  isOffered: (target) => target.editor.registry.get(onlyBlock(target)?.type ?? '')?.children !== undefined,
  run: (target) => {
    const block = onlyBlock(target);
    if (block) addEntry(target.editor, block.id);
  },
};

const remove: EditorCommand = {
  name: 'remove',
  label: labelled('remove'),
  keys: { frame: ['Delete', 'Backspace'], outline: ['Delete'] },
  help: 'remove_help',
  isOffered: hasSelection,
  run: ({ editor, ids }) => removeWithUndo(editor, ids),
};

export const blockTools: readonly EditorCommand[] = [edit, moveUp, moveDown];

/** In the menu of a block, behind those of tables. */
export const furtherCommands: readonly EditorCommand[] = [moveTo, duplicate, copy, cut, pasteAfter, share, addEntryOf, remove];
