import { ChevronDown, ChevronUp, CircleQuestionMark, Eye, Languages, ListChecks, ListTree, Plus, Redo2, Settings, Undo2 } from 'lucide';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { insertBlock, placeForNew } from '../actions/insert.ts';
import { dockId } from '../staff-bar/use-kept-focus.ts';
import type { Open } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { blockIcon } from './block-icons.ts';
import styles from './dock.module.css';
import { SavingState } from './saving-state.tsx';
import { t } from './strings.ts';

/** What a narrow window offers in the dialog of the draft alone. */
const panels = [
  { name: 'languages', icon: Languages, open: { kind: 'languages' } },
  { name: 'preview', icon: Eye, open: { kind: 'preview' } },
  { name: 'check', icon: ListChecks, open: { kind: 'draft', tab: 'check' } },
  { name: 'settings', icon: Settings, open: { kind: 'page' } },
] as const satisfies readonly { name: keyof typeof t.table; icon: unknown; open: Open }[];

/** The toolbar (E §1): the usual blocks, all others behind "more"; undo and redo, the state of saving, publishing, and the way out. */
export function Dock({ isPage, onLeave }: { isPage: boolean; onLeave: () => void }) {
  const editor = useEditor();
  const { language } = editor;
  const canUndo = useEditorState((state) => state.session.canUndo);
  const canRedo = useEditorState((state) => state.session.canRedo);
  const undoes = useEditorState((state) => state.session.undoLabel?.[language]);
  const redoes = useEditorState((state) => state.session.redoLabel?.[language]);
  const hasOutline = useEditorState((state) => state.hasOutline);
  const isOpen = useEditorState((state) => state.isToolbarOpen);
  const named = (words: string, step: string | undefined) => (step ? `${words}: ${step}` : words);
  return (
    <section id={dockId} tabIndex={-1} aria-label={t(language, 'toolbar')} className={styles.dock} data-folded={!isOpen || undefined}>
      <IconButton
        icon={isOpen ? ChevronDown : ChevronUp}
        label={t(language, isOpen ? 'close_toolbar' : 'open_toolbar')}
        aria-expanded={isOpen}
        className={styles.fold ?? ''}
        onClick={() => editor.view({ isToolbarOpen: !isOpen })}
      />
      <ul className={styles.blocks}>
        {editor.site.toolbar.map((type) => {
          const definition = editor.registry.get(type);
          return (
            definition && (
              <li key={type}>
                <button
                  type="button"
                  className={styles.block}
                  aria-label={t(language, 'insert_kind', { kind: definition.label[language] })}
                  onClick={() => insertBlock(editor, type)}
                >
                  <Icon node={blockIcon(definition.icon)} />
                  {definition.label[language]}
                </button>
              </li>
            )
          );
        })}
      </ul>
      <button type="button" className={styles.block} data-more="" onClick={() => editor.show({ kind: 'palette', place: placeForNew(editor) })}>
        <Icon node={Plus} />
        <span className={styles.wide}>{t(language, 'more')}</span>
        <span className={styles.narrow}>{t(language, 'block')}</span>
      </button>
      <div className={styles.rest}>
        <IconButton
          icon={ListTree}
          className={styles.outline ?? ''}
          label={t(language, 'outline')}
          aria-pressed={hasOutline}
          onClick={() => editor.view({ hasOutline: !hasOutline })}
        />
        <SavingState />
        <IconButton
          icon={Undo2}
          label={named(t(language, 'undo'), undoes)}
          why={canUndo ? undefined : t(language, 'nothing_to_undo')}
          onClick={() => editor.undo()}
        />
        <IconButton
          icon={Redo2}
          label={named(t(language, 'redo'), redoes)}
          why={canRedo ? undefined : t(language, 'nothing_to_redo')}
          onClick={() => editor.redo()}
        />
        {panels
          .filter(({ open }) => isPage || open.kind === 'draft' || open.kind === 'languages')
          .map(({ open, icon, name }) => (
            <IconButton
              key={name}
              icon={icon}
              className={`${styles.keys} ${name === 'settings' ? styles.rare : ''}`}
              label={t(language, name)}
              onClick={() => editor.show(open)}
            />
          ))}
        <IconButton
          icon={CircleQuestionMark}
          className={`${styles.keys} ${styles.rare}`}
          label={t(language, 'keys')}
          onClick={() => editor.show({ kind: 'keys' })}
        />
        <Button size="small" look="primary" onClick={() => editor.show({ kind: 'draft' })}>
          {t(language, 'publish')}
        </Button>
        <Button size="small" look="quiet" aria-label={t(language, 'leave')} onClick={onLeave}>
          {t(language, 'done')}
        </Button>
      </div>
    </section>
  );
}
