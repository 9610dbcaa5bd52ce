import { Plus } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { MenuEntry } from '../../menus/contract.ts';
import { footerEntries, headerEntries, strayEntries } from '../../menus/placement.ts';
import { AddForm, MoveForm, RenameForm } from './entry-forms.tsx';
import { EntryList } from './entry-list.tsx';
import type { RowTools } from './entry-row.tsx';
import { type MenuList, nameOf } from './entry-words.ts';
import { type Fold, FoldPreview } from './fold-preview.tsx';
import type { MenusData } from './load-menus.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { MenuHistory } from './menu-history.tsx';
import styles from './menus.module.css';
import { t } from './strings.ts';
import { useKeyboardMove } from './use-keyboard-move.ts';
import { useMenuWrites } from './use-menu-writes.ts';
import { usePointerMove } from './use-pointer-move.ts';

export { loadMenus, type MenusData } from './load-menus.ts';

type Opened = { form: 'add'; list: MenuList } | { form: 'move'; list: MenuList; entry: MenuEntry } | { form: 'rename'; entry: MenuEntry };

const lists = ['primary', 'secondary', 'footer'] as const satisfies readonly MenuList[];

export function MenusPage({ fold }: { fold: Fold }) {
  const { pages, revision, history } = useLoaderData<Partial<MenusData>>();
  if (!pages || !revision) return null; // refused: the frame says so
  return <Menus data={{ pages, revision, history: history ?? [] }} fold={fold} />;
}

function Menus({ data, fold }: { data: MenusData; fold: Fold }) {
  const language = useLanguage();
  const writes = useMenuWrites(data);
  const [opened, open] = useState<Opened | null>(null);
  const focused = useRef('');
  const moveTo: RowTools['onReposition'] = (id, to) => {
    focused.current = document.activeElement?.id ?? '';
    void writes.moveTo(id, to);
  };
  // An element that comes to stand elsewhere loses the focus.
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) document.getElementById(focused.current)?.focus();
  });
  const { shown, picked, announcement, toggle, onKeyDown, onBlur } = useKeyboardMove(writes.pages, moveTo);
  const { mark, draggedId, gripProps } = usePointerMove(writes.pages, moveTo);
  const tools: RowTools = {
    pages: shown,
    mark,
    draggedId,
    picked,
    gripProps,
    onToggle: toggle,
    onKeyDown,
    onBlur,
    onReposition: moveTo,
    onMove: (entry, list) => open({ form: 'move', list, entry }),
    onRename: (entry) => open({ form: 'rename', entry }),
    onTakeOut: (entry, list) => void writes.takeOut(entry, list),
  };
  const entriesOf = (list: MenuList) => (list === 'footer' ? footerEntries(shown) : headerEntries(shown, null, list));
  const stray = strayEntries(shown);
  return (
    <StaffScreen title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'description')}</p>}>
      <div role="alert">
        {writes.problem && (
          <Notice kind="error">
            <p>{writes.problem}</p>
          </Notice>
        )}
      </div>
      <p className={styles.announcement} role="status" aria-live="assertive">
        {announcement}
      </p>
      <p id="menu-keys" className={styles.keys}>
        {t(language, 'keys')}
      </p>
      <FoldPreview pages={shown} fold={fold} />
      <div className={styles.menus}>
        {lists.map((list) => (
          <section key={list} aria-labelledby={`menu-${list}`} className={styles.menu}>
            <header>
              <h2 id={`menu-${list}`}>{t(language, list)}</h2>
              <Button size="compact" aria-label={t(language, 'add_named', { list: t(language, list) })} onClick={() => open({ form: 'add', list })}>
                <Icon node={Plus} />
                {t(language, 'add')}
              </Button>
              <p>{t(language, `${list}_hint`)}</p>
            </header>
            <EntryList list={list} entries={entriesOf(list)} label={t(language, list)} tools={tools} />
          </section>
        ))}
        {stray.length > 0 && (
          <section aria-labelledby="menu-stray" className={styles.menu}>
            <header>
              <h2 id="menu-stray">{t(language, 'stray')}</h2>
              <p>{t(language, 'stray_hint')}</p>
            </header>
            <EntryList list="primary" entries={stray} label={t(language, 'stray')} tools={tools} />
          </section>
        )}
      </div>
      <MenuHistory entries={data.history} />
      {opened && (
        <MenuDialog title={titleOf(opened)} onClose={() => open(null)}>
          {(close) =>
            opened.form === 'add' ? (
              <AddForm list={opened.list} writes={writes} onDone={close} />
            ) : opened.form === 'move' ? (
              <MoveForm list={opened.list} entry={opened.entry} writes={writes} onDone={close} />
            ) : (
              <RenameForm entry={opened.entry} writes={writes} onDone={close} />
            )
          }
        </MenuDialog>
      )}
    </StaffScreen>
  );

  function titleOf(one: Opened): string {
    if (one.form === 'add') return t(language, 'add_named', { list: t(language, one.list) });
    return t(language, one.form === 'move' ? 'move_title' : 'rename_title', { name: nameOf(one.entry, language).text });
  }
}
