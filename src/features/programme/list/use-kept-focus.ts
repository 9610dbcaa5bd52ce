import { useEffect, useRef } from 'react';

/** What removes a filter is gone with it: the focus goes on to the first chip that is left, else to the page's heading. */
export function useKeptFocus(list: object): void {
  const shown = useRef(list);
  useEffect(() => {
    const isSame = shown.current === list;
    shown.current = list;
    if (isSame || document.activeElement !== document.body) return;
    const [heading, chip = heading] = document.querySelectorAll<HTMLElement>('main h1, main search li a');
    if (heading) heading.tabIndex = -1;
    chip?.focus({ preventScroll: true });
  }, [list]);
}
