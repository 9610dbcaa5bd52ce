import { ChevronDown, EyeOff, GripVertical, Languages, TriangleAlert } from 'lucide';
import { useRef, useState } from 'react';
import { Button, I18nProvider, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import type { BlockDocument } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { Icon } from '#ui/icon.tsx';
import { canMoveTo, moveBlocks, positionWithout } from '../actions/move.ts';
import { blockIcon } from '../chrome/block-icons.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './outline.module.css';
import { holderKeys, isColumnKey, type OutlineRow, positionAtRow } from './outline-rows.ts';
import { t } from './strings.ts';

/** What is dragged within the tree, and nowhere else. */
const dragType = 'application/vnd.foyer.outline';

type Props = {
  rows: readonly OutlineRow[];
  document: BlockDocument;
  empty: string;
  onSelect: (ids: readonly string[]) => void;
  onJump: (id: string) => void;
};

/** Arrow keys select, Enter goes to the block; drag by pointer, or by keyboard from a row's handle. */
export function OutlineTree({ rows, document, empty, onSelect, onJump }: Props) {
  const editor = useEditor();
  const { language, registry } = editor;
  const selected = useEditorState((state) => state.selected);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const carried = useRef<readonly string[]>([]);
  const holders = holderKeys(rows);
  const positionOf = (target: { key: string | number; dropPosition: 'before' | 'on' | 'after' }) =>
    positionAtRow(document, String(target.key), target.dropPosition);
  const { dragAndDropHooks } = useDragAndDrop<OutlineRow>({
    getItems: (keys) =>
      [...keys].filter((key) => !isColumnKey(String(key))).map((key) => ({ [dragType]: String(key), 'text/plain': editor.name(String(key)) })),
    acceptedDragTypes: [dragType],
    onDragStart: ({ keys }) => {
      carried.current = [...keys].map(String).filter((key) => !isColumnKey(key));
    },
    getDropOperation: (target) => {
      const position = target.type === 'item' ? positionOf(target) : null;
      return position && canMoveTo(document, registry, carried.current, position) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const ids = [...keys].map(String);
      const position = positionOf(target);
      const without = position && positionWithout(document, ids, position);
      if (without) moveBlocks(editor, ids, without);
    },
  });
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
      <Tree
        aria-label={t(language, 'outline')}
        className={styles.tree ?? ''}
        items={rows}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selected}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? [] : [...keys].map(String).filter((key) => !isColumnKey(key)))}
        onAction={(key) => !isColumnKey(String(key)) && onJump(String(key))}
        expandedKeys={holders.filter((key) => !folded.has(key))}
        onExpandedChange={(keys) => setFolded(new Set(holders.filter((key) => !keys.has(key))))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.help}>{empty}</p>}
      >
        {rows.map((row) => rowItem(row, language))}
      </Tree>
    </I18nProvider>
  );
}

function rowItem(row: OutlineRow, language: Language) {
  const { key, icon, notes, column, rows } = row;
  const name = column === null ? row.name : t(language, 'column', { n: column });
  return (
    <TreeItem key={key} id={key} textValue={name} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ level, hasChildItems }) => (
          <div className={styles.line} style={{ paddingInlineStart: `${(level - 1) * 1.125}rem` }}>
            {column === null && (
              <Button slot="drag" className={styles.grip ?? ''}>
                <Icon node={GripVertical} />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <Icon node={ChevronDown} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {column === null && <Icon node={blockIcon(icon)} />}
            <span className={styles.name}>
              {name}
              {notes && <Notes {...notes} language={language} />}
            </span>
          </div>
        )}
      </TreeItemContent>
      {rows.map((inner) => rowItem(inner, language))}
    </TreeItem>
  );
}

const Notes = ({ isHidden, untranslated, findings, language }: NonNullable<OutlineRow['notes']> & { language: Language }) => {
  const notes = [
    isHidden && { icon: EyeOff, text: t(language, 'hidden') },
    ...untranslated.map((missing) => ({ icon: Languages, text: t(language, missing === 'de' ? 'no_german' : 'no_english') })),
    findings > 0 && { icon: TriangleAlert, text: t(language, 'findings', { n: findings }) },
  ].filter((note) => note !== false);
  return notes.map(({ icon, text }) => (
    <small key={text} className={styles.note}>
      <Icon node={icon} /> {text}
    </small>
  ));
};
