import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePanelEntry } from '../panel/use-panel-entry.ts';

type Options = {
  isOpen: boolean;
  /** What closes it besides its own buttons: any navigation, also one to the same address, or another path alone, where its own links change the query. */
  closesOn?: 'navigation' | 'path';
  /** Without it the first control. */
  first?: RefObject<HTMLElement | null>;
};

/** Native modal: it keeps and returns the focus; `isLeft` once another page has closed it, as the close event comes later. */
export function useDialog({ isOpen, closesOn = 'navigation', first }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeft = useRef(false);
  const holdEntry = usePanelEntry();
  const { key, pathname } = useLocation();
  const location = closesOn === 'path' ? pathname : key;
  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    isLeft.current = false;
    dialog.current?.showModal();
    holdEntry(dialog.current);
    first?.current?.focus();
  }, [isOpen, first, holdEntry]);
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!dialog.current?.open) return;
    isLeft.current = true;
    dialog.current.close();
    // The browser gives the focus back to what has opened the dialog, which may have gone with its page.
    if (closesOn === 'path') document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [location, closesOn]);
  return { dialog, isLeft, close: () => dialog.current?.close() };
}
