import { type RefObject, useEffect } from 'react';

/** Those of a dialog unfold in place, and would move away from under the finger. */
const dismissable = 'details[open]:not(dialog *)';

/** Escape, a click elsewhere, focus elsewhere and another `place` close the open one; Escape returns the focus to its button. */
export function useDismissableDetails(group: RefObject<HTMLElement | null>, location: string): void {
  useEffect(() => {
    const open = () => group.current?.querySelector<HTMLDetailsElement>(dismissable);
    const onKey = (event: KeyboardEvent) => {
      const details = event.key === 'Escape' ? open() : null;
      if (!details) return;
      event.preventDefault(); // a preview around the page stays
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    // What is open would hide what has the focus now (WCAG 2.4.11), except what it stands in: `main` gets the focus where its text is pressed.
    const closeFor = ({ type, target }: Event) => {
      const details = open();
      if (!details || !(target instanceof Node) || details.contains(target)) return;
      if (type !== 'focusin' || !target.contains(details)) details.open = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', closeFor, { signal });
    document.addEventListener('focusin', closeFor, { signal });
    return () => listening.abort();
  }, [group]);
  // When the place is left, not when it is entered: what was opened before the script came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the reason, not an input
  useEffect(
    () => () => {
      const details = group.current?.querySelector<HTMLDetailsElement>(dismissable);
      if (details) details.open = false;
    },
    [group, location],
  );
}
