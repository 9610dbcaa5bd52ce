import { walk } from '#content/index.ts';
import { positionBeside } from '../actions/positions.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { textSelector } from '../state/text-selectors.ts';
import { type EditorCommand, hasSelection, labelled } from './command.ts';

const selectNext = (by: -1 | 1, extend: boolean): EditorCommand => {
  const name = by < 0 ? 'select_previous' : 'select_next';
  const key = by < 0 ? 'ArrowUp' : 'ArrowDown';
  return {
    name: extend ? `${name}_too` : name,
    label: labelled(name),
    keys: { frame: [extend ? `Shift+${key}` : key] },
    help: 'arrow_help',
    isOffered: hasSelection,
    run: ({ editor, ids }) => select(editor, ids, by, extend),
  };
};

export const selectionCommands: readonly EditorCommand[] = [
  selectNext(-1, false),
  selectNext(1, false),
  selectNext(-1, true),
  selectNext(1, true),
  {
    name: 'enter',
    label: labelled('enter'),
    keys: { frame: ['Enter'] },
    help: 'enter_help',
    isOffered: hasSelection,
    run: ({ editor, ids }) => enter(editor, ids.at(-1) ?? ''),
  },
  {
    name: 'insert_after',
    label: labelled('insert_after'),
    keys: { frame: ['/'] },
    help: 'insert_help',
    isOffered: hasSelection,
    run: ({ editor, ids }) => {
      const place = positionBeside(editor.session.state.document, ids.at(-1) ?? '', 'after');
      if (place) editor.show({ kind: 'palette', place });
    },
  },
  {
    name: 'deselect',
    label: labelled('deselect'),
    keys: { frame: ['Escape'] },
    help: 'escape_help',
    isOffered: hasSelection,
    run: ({ editor }) => editor.select([]),
  },
];

/** Into the text of a block, or where it has none in the page, into its form. */
function enter(editor: PageEditor, id: string): void {
  const element = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
  const hasText = element?.matches(textSelector) || element?.querySelector(textSelector);
  if (hasText) editor.focus(id, { inText: true });
  else editor.show({ kind: 'form', id });
}

function select(editor: PageEditor, selected: readonly string[], by: -1 | 1, extend: boolean): void {
  const last = selected.at(-1) ?? '';
  const order = [...walk(editor.session.state.document)].map(({ block }) => block.id);
  const next = order[order.indexOf(last) + by];
  if (next === undefined) return;
  const more = selected.includes(next) ? selected.filter((id) => id !== last) : [...selected, next];
  editor.focus(next, extend ? { selected: [...more.filter((id) => id !== next), next] } : {});
}
