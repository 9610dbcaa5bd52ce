import { ChevronDown, ChevronUp, Plus } from 'lucide';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { insertBlock, positionForNew } from '../actions/insert.ts';
import type { EditorCommand } from '../commands/command.ts';
import { redo, undo } from '../commands/page-commands.ts';
import { dockId } from '../staff-bar/use-focus-after-editing.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { blockIcon } from './block-icons.ts';
import styles from './dock.module.css';
import { DockTools } from './dock-tools.tsx';
import { SavingState } from './saving-state.tsx';
import { t } from './strings.ts';

/** E §1. */
export function Dock({ onLeave }: { onLeave: () => void }) {
  const editor = useEditor();
  const { language } = editor;
  const isOpen = useEditorState((state) => state.isToolbarOpen);
  return (
    <section id={dockId} tabIndex={-1} aria-label={t(language, 'toolbar')} className={styles.dock} data-folded={!isOpen || undefined}>
      <div className={styles.insert}>
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
        <button type="button" className={styles.block} data-more="" onClick={() => editor.show({ kind: 'palette', place: positionForNew(editor) })}>
          <Icon node={Plus} />
          <span className={styles.wide}>{t(language, 'more')}</span>
          <span className={styles.narrow}>{t(language, 'block')}</span>
        </button>
      </div>
      <IconButton
        icon={isOpen ? ChevronDown : ChevronUp}
        label={t(language, isOpen ? 'close_toolbar' : 'open_toolbar')}
        aria-expanded={isOpen}
        className={styles.fold ?? ''}
        onClick={() => editor.view({ isToolbarOpen: !isOpen })}
      />
      <div className={styles.rest}>
        <DockTools />
        <SavingState />
        <StepButton command={undo} />
        <StepButton command={redo} className={styles.wideRedo ?? ''} />
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

function StepButton({ command, className = '' }: { command: EditorCommand; className?: string }) {
  const target = { editor: useEditor(), ids: [], keepsFocus: true };
  const step = useEditorState(() => command.step?.(target));
  const why = useEditorState(() => command.whyNot?.(target) ?? undefined);
  return (
    command.icon && (
      <IconButton
        icon={command.icon}
        className={className}
        label={step ? `${command.label(target)}: ${step}` : command.label(target)}
        why={why}
        onClick={() => command.run(target)}
      />
    )
  );
}
