import { Wrench } from 'lucide';
import { useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useDismissableDetails } from '#ui/use-dismissable-details.ts';
import type { EditorCommand } from '../commands/command.ts';
import { redo, viewCommands } from '../commands/page-commands.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './dock.module.css';
import { t } from './strings.ts';

/** A row of words where they fit, else a menu of the same words. */
export function DockTools() {
  const editor = useEditor();
  const { language } = editor;
  useEditorState((state) => state.hasOutline); // its button is shown as pressed
  const canRedo = useEditorState((state) => state.session.canRedo);
  const menu = useRef<HTMLDivElement>(null);
  useDismissableDetails(menu, '');
  const target = { editor, ids: [], keepsFocus: true };
  /** The focus returns to the menu's button when a dialog closes that was opened from it. */
  const choose = (run: () => void) => () => {
    const details = menu.current?.querySelector('details');
    if (details) details.open = false;
    details?.querySelector('summary')?.focus();
    run();
  };
  const tool = ({ icon, label, isPressed, run }: EditorCommand, running: (run: () => void) => () => void) => (
    <button type="button" className={styles.tool} aria-pressed={isPressed?.(target)} onClick={running(() => run(target))}>
      {icon && <Icon node={icon} />}
      {label(target)}
    </button>
  );
  const entries = (running: (run: () => void) => () => void) =>
    viewCommands.filter(({ isOffered }) => isOffered(target)).map((command) => <li key={command.name}>{tool(command, running)}</li>);
  return (
    <>
      <ul className={styles.tools}>{entries((run) => run)}</ul>
      <div ref={menu} className={styles.menu}>
        <details>
          <summary className={styles.block}>
            <Icon node={Wrench} />
            <span className={styles.wide}>{t(language, 'tools')}</span>
            <span className={styles.narrow}>{t(language, 'more')}</span>
          </summary>
          <ul>
            {entries(choose)}
            {canRedo && <li className={styles.redo}>{tool(redo, choose)}</li>}
          </ul>
        </details>
      </div>
    </>
  );
}
