import { ArrowDown, ArrowDownToLine, ArrowUp, Ellipsis, Eye, GripVertical, IndentDecrease, IndentIncrease, Move, Pencil, Settings } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeHref } from '#features/back-office/index.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { StaffMenu } from '#ui/staff/staff-menu.tsx';
import type { MenuEntry } from '../../menus/contract.ts';
import type { MenuName, MenuPosition } from '../../menus/placement.ts';
import { type Direction, stepOf } from '../../menus/steps.ts';
import { EntryNotes } from './entry-notes.tsx';
import { type MenuList, menuOf, nameOf } from './entry-words.ts';
import styles from './menus.module.css';
import { t } from './strings.ts';
import { gripId } from './use-keyboard-move.ts';
import type { DropMark, usePointerMove } from './use-pointer-move.ts';

export type RowTools = {
  /** As they are shown, while an entry is on its way as well. */
  pages: readonly MenuEntry[];
  mark: DropMark | null;
  draggedId: number | null;
  picked: { id: number; menu: MenuName } | null;
  gripProps: ReturnType<typeof usePointerMove>['gripProps'];
  onToggle: (id: number, menu: MenuName) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  onReposition: (id: number, position: MenuPosition) => void;
  onMove: (entry: MenuEntry, list: MenuList) => void;
  onRename: (entry: MenuEntry) => void;
  onTakeOut: (entry: MenuEntry, list: MenuList) => void;
};

export function EntryRow({ entry, list, tools }: { entry: MenuEntry; list: MenuList; tools: RowTools }) {
  const language = useLanguage();
  const menu = menuOf(list);
  const { text: name, lang } = nameOf(entry, language);
  const isPicked = tools.picked?.id === entry.id && tools.picked.menu === menu;
  const isMarked = tools.mark?.id === entry.id && menuOf(tools.mark.list) === menu;
  const step = (direction: Direction) => {
    const position = stepOf(tools.pages, entry.id, menu, direction);
    if (position) tools.onReposition(entry.id, position);
  };
  const can = (direction: Direction) => stepOf(tools.pages, entry.id, menu, direction) !== null;
  return (
    <div
      className={styles.row}
      data-drop={entry.id}
      data-list={list}
      data-mark={isMarked ? tools.mark?.where : undefined}
      data-picked={isPicked || undefined}
      data-dragged={tools.draggedId === entry.id || undefined}
    >
      <button
        type="button"
        id={gripId(menu, entry.id)}
        className={styles.grip}
        aria-label={t(language, 'grip', { name })}
        aria-describedby="menu-keys"
        aria-pressed={isPicked}
        // Only of keys and of what speaks for them: a press of the pointer is the beginning of a drag.
        onClick={({ detail }) => detail === 0 && tools.onToggle(entry.id, menu)}
        onKeyDown={tools.onKeyDown}
        onBlur={isPicked ? tools.onBlur : undefined}
        {...tools.gripProps(entry.id, menu)}
      >
        <Icon node={GripVertical} />
      </button>
      <div className={styles.words}>
        <Link to={backOfficeHref('pages', language, {}, entry.id)} lang={lang}>
          {name}
        </Link>
        <Target entry={entry} />
        <EntryNotes entry={entry} pages={tools.pages} menu={menu} />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={ArrowUp}
          size="compact"
          id={`up-${menu}-${entry.id}`}
          label={t(language, 'up_named', { name })}
          why={can('up') ? undefined : t(language, 'no_step')}
          onClick={() => step('up')}
        />
        <IconButton
          icon={ArrowDown}
          size="compact"
          id={`down-${menu}-${entry.id}`}
          label={t(language, 'down_named', { name })}
          why={can('down') ? undefined : t(language, 'no_step')}
          onClick={() => step('down')}
        />
        <RowMenu {...{ entry, list, name, can, step, tools }} />
      </div>
    </div>
  );
}

function Target({ entry: { content_type, urls, is_clickable } }: { entry: MenuEntry }) {
  const language = useLanguage();
  return (
    <span className={styles.target}>
      {content_type === 'link' && `${t(language, 'link')}: `}
      {is_clickable ? choose(urls, language).text : t(language, 'heading')}
    </span>
  );
}

type MenuProps = {
  entry: MenuEntry;
  list: MenuList;
  name: string;
  can: (direction: Direction) => boolean;
  step: (direction: Direction) => void;
  tools: RowTools;
};

function RowMenu({ entry, list, name, can, step, tools }: MenuProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const isLink = entry.content_type === 'link';
  return (
    <StaffMenu
      label={<Icon node={Ellipsis} />}
      name={t(language, 'actions', { name })}
      look="quiet"
      size="compact"
      sections={[
        {
          commands: [
            { key: 'up', text: t(language, 'up'), icon: ArrowUp, isDisabled: !can('up'), onAction: () => step('up') },
            { key: 'down', text: t(language, 'down'), icon: ArrowDown, isDisabled: !can('down'), onAction: () => step('down') },
            ...(list === 'footer'
              ? []
              : [
                  { key: 'in', text: t(language, 'in'), icon: IndentIncrease, isDisabled: !can('in'), onAction: () => step('in') },
                  { key: 'out', text: t(language, 'out'), icon: IndentDecrease, isDisabled: !can('out'), onAction: () => step('out') },
                ]),
            { key: 'move', text: t(language, 'move_to'), icon: Move, onAction: () => tools.onMove(entry, list) },
          ],
        },
        {
          commands: [
            { key: 'rename', text: t(language, isLink ? 'edit_link' : 'rename'), icon: Pencil, onAction: () => tools.onRename(entry) },
            {
              key: 'settings',
              text: t(language, 'settings'),
              icon: Settings,
              onAction: () => void navigate(backOfficeHref('pages', language, {}, entry.id)),
            },
            { key: 'view', text: t(language, 'view'), icon: Eye, onAction: () => window.location.assign(choose(entry.urls, language).text) },
          ],
        },
        { commands: [{ key: 'out-of', text: t(language, 'take_out'), icon: ArrowDownToLine, onAction: () => tools.onTakeOut(entry, list) }] },
      ]}
    />
  );
}
