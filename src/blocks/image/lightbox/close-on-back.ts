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
  // With the state of the page's own entry: by it the router knows where it is.
  history.pushState(history.state, '');
  addEventListener(backEvent, onBack);
  dialog.addEventListener('close', () => isOnEntry && history.back(), { once: true });
}
