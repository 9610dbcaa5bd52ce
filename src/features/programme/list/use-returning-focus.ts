import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Which event a visitor opened, by history entry. */
const left = new Map<string, string>();

/** Remembers the card through which the list was left, and gives it the focus again on "back". */
export function useReturningFocus() {
  const list = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const id = left.get(key);
    if (id) element.querySelector<HTMLElement>(`#${id} a`)?.focus({ preventScroll: true });
    const remember = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest('article[id]') : null;
      if (card) left.set(key, card.id);
    };
    element.addEventListener('click', remember);
    return () => element.removeEventListener('click', remember);
  }, [key]);
  return list;
}
