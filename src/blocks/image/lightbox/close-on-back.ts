import { backEvent } from '#ui/history/back.ts';

/** An entry of the history of the same page, so the router is told nothing; closed otherwise, the entry is taken back. */
export function closeOnBack(dialog: HTMLDialogElement): void {
  let isOnEntry = true;
  const onBack = (event: Event) => {
    isOnEntry = false;
    event.preventDefault();
    removeEventListener(backEvent, onBack);
    dialog.close();
  };
  // A copy of the page's own; marked, so that it is skipped on the way forward (src/ui/panel/panel-entry.ts).
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, panel: `lightbox-${Date.now()}` }, '');
  addEventListener(backEvent, onBack);
  dialog.addEventListener('close', () => isOnEntry && history.back(), { once: true });
}
