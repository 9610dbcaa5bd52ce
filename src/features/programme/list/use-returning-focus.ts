import { useEffect, useRef } from 'react';

/** Which event a visitor opened, by history entry. */
const left = new Map<string, string>();

/** Remembers the card through which the list was left, and gives it the focus again on "back". */
export function useReturningFocus(entry: string) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const id = left.get(entry);
    if (id) element.querySelector<HTMLElement>(`#${id} a`)?.focus({ preventScroll: true });
    const remember = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest('article[id]') : null;
      if (card) left.set(entry, card.id);
    };
    element.addEventListener('click', remember);
    return () => element.removeEventListener('click', remember);
  }, [entry]);
  return list;
}
