import { CircleQuestionMark, Eye, History, Languages, ListChecks, ListTree, Redo2, Settings, Wrench } from 'lucide';
import { useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useDismissableDetails } from '#ui/use-dismissable-details.ts';
import type { Open } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './dock.module.css';
import { t } from './strings.ts';

type Tool = { name: keyof typeof t.table; icon: typeof Eye; open: Open; isOfPage?: true };

const tools: readonly Tool[] = [
  { name: 'languages', icon: Languages, open: { kind: 'languages' } },
  { name: 'preview', icon: Eye, open: { kind: 'preview' }, isOfPage: true },
  { name: 'check', icon: ListChecks, open: { kind: 'draft', tab: 'check' } },
  { name: 'history', icon: History, open: { kind: 'draft', tab: 'history' } },
  { name: 'settings', icon: Settings, open: { kind: 'page' }, isOfPage: true },
  { name: 'help', icon: CircleQuestionMark, open: { kind: 'keys' } },
];

/** What is opened beside or above the page: a row of words where they fit, else a menu of the same words. */
export function DockTools({ isPage }: { isPage: boolean }) {
  const editor = useEditor();
  const { language } = editor;
  const hasOutline = useEditorState((state) => state.hasOutline);
  const canRedo = useEditorState((state) => state.session.canRedo);
  const menu = useRef<HTMLDivElement>(null);
  useDismissableDetails(menu, '');
  const offered = tools.filter(({ isOfPage }) => isPage || !isOfPage);
  const toggleOutline = () => editor.view({ hasOutline: !hasOutline });
  /** The focus returns to the menu's button when a dialog closes that was opened from it. */
  const choose = (run: () => void) => () => {
    const details = menu.current?.querySelector('details');
    if (details) details.open = false;
    details?.querySelector('summary')?.focus();
    run();
  };
  const entries = (running: (run: () => void) => () => void) => (
    <>
      <li>
        <button type="button" className={styles.tool} aria-pressed={hasOutline} onClick={running(toggleOutline)}>
          <Icon node={ListTree} />
          {t(language, 'outline')}
        </button>
      </li>
      {offered.map(({ name, icon, open }) => (
        <li key={name}>
          <button type="button" className={styles.tool} onClick={running(() => editor.show(open))}>
            <Icon node={icon} />
            {t(language, name)}
          </button>
        </li>
      ))}
    </>
  );
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
            {canRedo && (
              <li className={styles.redo}>
                <button type="button" className={styles.tool} onClick={choose(() => editor.redo())}>
                  <Icon node={Redo2} />
                  {t(language, 'redo')}
                </button>
              </li>
            )}
          </ul>
        </details>
      </div>
    </>
  );
}
