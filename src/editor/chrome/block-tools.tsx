import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide';
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Block } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import { copyBlocks, readCopied } from '../actions/copied.ts';
import { addRow, type ColumnChange, cellOfRow, changeColumns, type GridCell, mayChangeColumns } from '../actions/grid.ts';
import { addEntry, pasteBlocks } from '../actions/insert.ts';
import { canStep, stepBlocks } from '../actions/move.ts';
import { outermost, placeBeside } from '../actions/places.ts';
import { duplicateBlocks } from '../actions/remove.ts';
import { kindOf } from '../state/names.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './block-frame.module.css';
import { removeWithUndo } from './remove-with-undo.ts';
import { t } from './strings.ts';

type Props = {
  /** What is selected; `block` is the last of it. */
  ids: readonly string[];
  block: Block;
  /** px by which they stand higher than the block's upper edge. */
  lift: number;
  onDrag: (event: PointerEvent<HTMLElement>, ids: readonly string[]) => void;
  wasDrag: RefObject<boolean>;
};

/** What can be done with what is selected. The handle is dragged, or pressed for all places as a list. */
export function BlockTools({ ids, block, lift, onDrag, wasDrag }: Props) {
  const editor = useEditor();
  const { language, registry } = editor;
  useEditorState((state) => state.shown); // where it can go changes with it, and not with each key
  const isSeveral = ids.length > 1;
  const kind = isSeveral ? t(language, 'several', { n: outermost(editor.session.state.document, ids).length }) : kindOf(registry, block, language);
  return (
    <div role="toolbar" aria-label={isSeveral ? kind : t(language, 'tools_of', { kind })} className={styles.tools} style={lifted(lift)}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t(language, 'drag', { kind })}
        title={t(language, 'drag', { kind })}
        onPointerDown={(event) => onDrag(event, ids)}
        onClick={() => !wasDrag.current && editor.show({ kind: 'move', ids })}
      >
        <Icon node={GripVertical} />
        <span className={styles.kind}>{kind}</span>
      </button>
      {!isSeveral && (
        <button type="button" onClick={() => editor.show({ kind: 'form', id: block.id })}>
          <Icon node={Pencil} />
          {t(language, 'edit')}
        </button>
      )}
      {([-1, 1] as const).map((by) => (
        <Step key={by} ids={ids} by={by} />
      ))}
      <Further key={ids.join(' ')} ids={ids} block={block} kind={kind} />
    </div>
  );
}

const lifted = (lift: number): CSSProperties => ({ '--lift': `${lift}px` }) as CSSProperties; // a property of our own

function Step({ ids, by }: { ids: readonly string[]; by: -1 | 1 }) {
  const editor = useEditor();
  const { language } = editor;
  const isOff = !canStep(editor, ids, by);
  const words = t(language, by < 0 ? 'up' : 'down');
  return (
    <button
      type="button"
      aria-label={words}
      title={isOff ? t(language, by < 0 ? 'is_first' : 'is_last') : words}
      aria-disabled={isOff || undefined}
      onClick={() => stepBlocks(editor, ids, by, { keepFocus: true })}
    >
      <Icon node={by < 0 ? ArrowUp : ArrowDown} />
    </button>
  );
}

/** What is done more rarely, in a list that unfolds. */
function Further({ ids, block, kind }: { ids: readonly string[]; block: Block; kind: string }) {
  const editor = useEditor();
  const { language } = editor;
  const [isOpen, open] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const list = useId();
  useEffect(() => {
    if (!isOpen) return;
    // Near the lower edge its last lines would lie below the toolbar.
    place.current?.querySelector('ul')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const onPointer = (event: globalThis.PointerEvent) => !place.current?.contains(event.target as Node) && open(false); // a pointer is always at a node
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);
  const mayStandAlone = outermost(editor.session.state.document, ids).every(({ type }) => editor.registry.mayContain(null, type));
  const copied = isOpen ? readCopied() : null;
  const paste = () => {
    const behind = placeBeside(editor.session.state.document, block.id, 'after');
    if (copied && behind) pasteBlocks(editor, copied, behind);
  };
  const cut = () => {
    copyBlocks(editor, ids);
    removeWithUndo(editor, ids);
  };
  const cell = ids.length === 1 ? cellOfRow(editor, block) : null;
  const commands: [key: Parameters<typeof t>[1], shortcut: string, run: () => void, isOffered?: boolean][] = [
    ...(cell ? gridCommands(editor, cell) : []),
    ['move_to', '', () => editor.show({ kind: 'move', ids })],
    ['duplicate', keys(language, 'D'), () => duplicateBlocks(editor, ids)],
    ['copy', keys(language, 'C'), () => copyBlocks(editor, ids)],
    ['cut', keys(language, 'X'), cut],
    ['paste_after', keys(language, 'V'), paste, copied !== null],
    ['share', '', () => editor.show({ kind: 'share', ids }), mayStandAlone],
    ['add_entry', '', () => void addEntry(editor, block.id), ids.length === 1 && editor.registry.get(block.type)?.children !== undefined],
    ['remove', language === 'de' ? 'Entf' : 'Del', () => removeWithUndo(editor, ids)],
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is unfolded in it
    <div
      ref={place}
      className={styles.further}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        open(false);
        place.current?.querySelector('button')?.focus();
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={list} aria-label={t(language, 'further_commands', { kind })} onClick={() => open(!isOpen)}>
        <Icon node={Ellipsis} />
      </button>
      {isOpen && (
        <ul id={list} className={styles.list}>
          {commands.map(
            ([key, shortcut, run, isOffered = true]) =>
              isOffered && (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() => {
                      open(false);
                      run();
                    }}
                  >
                    {t(language, key, { n: (cell?.column ?? 0) + 1 })}
                    {shortcut && <kbd>{shortcut}</kbd>}
                  </button>
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}

/** What is done with the rows and columns of a table, from a row of it. */
const gridCommands = (editor: PageEditor, cell: GridCell): [ColumnChange | 'row_before' | 'row_after', string, () => void, boolean?][] => [
  ['row_before', '', () => addRow(editor, cell, 'before')],
  ['row_after', '', () => addRow(editor, cell, 'after')],
  ...columnChanges.map(([change, shortcut]): [ColumnChange, string, () => void, boolean] => [
    change,
    shortcut,
    () => changeColumns(editor, cell, change),
    mayChangeColumns(cell, change),
  ]),
];
const columnChanges: readonly [ColumnChange, string][] = [
  ['column_before', ''],
  ['column_after', ''],
  ['column_left', 'Alt ⇧ ←'],
  ['column_right', 'Alt ⇧ →'],
  ['column_remove', ''],
];

const keys = (language: 'de' | 'en', key: string) => `${language === 'de' ? 'Strg' : 'Ctrl'} ${key}`;
