import { backEvent } from '#ui/history/back.ts';

/**
 * Lets "Back" close a dialog that has just opened: an entry of the history stands for it, of the same page, so the router
 * is told neither of its coming nor of its going. Closed otherwise, the entry is taken back.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  let isOnEntry = true;
  const onBack = (event: Event) => {
    isOnEntry = false;
    event.preventDefault();
    removeEventListener(backEvent, onBack);
    dialog.close();
  };
  // A copy of the page's own, by which the router knows where it is; marked, so that on the way forward it is skipped like
  // the entry of any panel that is closed (src/ui/panel/panel-entry.ts).
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, panel: `lightbox-${Date.now()}` }, '');
  addEventListener(backEvent, onBack);
  dialog.addEventListener('close', () => isOnEntry && history.back(), { once: true });
}
