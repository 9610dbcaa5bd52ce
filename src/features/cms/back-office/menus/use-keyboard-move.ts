import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { MenuEntry } from '../../menus/contract.ts';
import { type MenuName, type MenuPosition, menuPositionOf, placeEntry } from '../../menus/placement.ts';
import { type Direction, stepOf } from '../../menus/steps.ts';
import { nameOf, positionText } from './entry-words.ts';
import { t } from './strings.ts';

type Picked = { id: number; menu: MenuName; pages: readonly MenuEntry[] };

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

export const gripId = (menu: MenuName, id: number): string => `grip-${menu}-${id}`;

/** Space or Enter picks it up and drops it, arrows move it where all see it, Escape puts it back; `shown`: the pages meanwhile. */
export function useKeyboardMove(pages: readonly MenuEntry[], onDrop: (id: number, position: MenuPosition) => void) {
  const language = useLanguage();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [announcement, announce] = useState('');
  const name = (id: number) => {
    const entry = pages.find((one) => one.id === id);
    return entry ? nameOf(entry, language).text : '';
  };
  const lastGrip = useRef('');
  // An entry that is shown elsewhere loses the focus, also where it is put back; who has gone on elsewhere keeps theirs.
  useLayoutEffect(() => {
    if (picked) lastGrip.current = gripId(picked.menu, picked.id);
    if (picked || document.activeElement === document.body) document.getElementById(lastGrip.current)?.focus();
  }, [picked]);

  const cancel = () => {
    if (!picked) return;
    announce(t(language, 'cancelled', { name: name(picked.id) }));
    setPicked(null);
  };
  const toggle = (id: number, menu: MenuName) => {
    if (!picked || picked.id !== id || picked.menu !== menu) {
      announce(t(language, 'picked', { name: name(id), place: positionText(pages, id, menu, language) }));
      return setPicked({ id, menu, pages });
    }
    setPicked(null);
    const [from, to] = [menuPositionOf(pages, id, menu), menuPositionOf(picked.pages, id, menu)];
    if (!to || JSON.stringify(from) === JSON.stringify(to)) return announce(t(language, 'cancelled', { name: name(id) }));
    announce('');
    onDrop(id, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!picked) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return cancel();
    }
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const position = stepOf(picked.pages, picked.id, picked.menu, direction);
    const next = position && placeEntry(picked.pages, picked.id, position);
    if (!next || typeof next === 'string') return announce(t(language, 'no_step'));
    setPicked({ ...picked, pages: next });
    announce(positionText(next, picked.id, picked.menu, language));
  };
  /** Who goes on elsewhere has not dropped it. */
  const onBlur = () => {
    setTimeout(() => {
      if (picked && document.activeElement?.id !== gripId(picked.menu, picked.id)) cancel();
    });
  };
  return { shown: picked?.pages ?? pages, picked, announcement, toggle, onKeyDown, onBlur };
}
