import type { Location } from 'react-router';
import { backEvent } from '../history/back.ts';
import { type EntryState, panelOf } from './panel-of.ts';

// One entry of the history for each open panel (overlay, filter modal, menu), so that Back closes it instead of leaving the
// page. It copies the entry of the page, and the router never hears of it. What leads on from inside a panel takes the
// place of its entry (`isOnPanelEntry`), so that the rest of the history is as if the panel had never been.

/** Panels that are open. */
const panels = new Set<string>();
let opened = 0;
/** What waits until the page's own entry is the present one again. */
const waiting: (() => void)[] = [];

const nextIndex = (state: EntryState): number => (state?.idx ?? 0) + 1;

/** Gives an open dialog its entry. Back closes it; closed otherwise, it takes its entry with it. `shown`: where the router is. */
export function holdPanelEntry(dialog: HTMLDialogElement, shown: () => Location): void {
  const id = `${Date.now()}-${++opened}`;
  let isClosed = false;
  history.pushState({ ...history.state, idx: nextIndex(history.state), panel: id }, '');
  panels.add(id);
  const release = () => {
    panels.delete(id);
    removeEventListener(backEvent, onBack);
    dialog.removeEventListener('close', onClose);
  };
  const onBack = (back: Event) => {
    if (panelOf(history.state) === id) return; // one above this has been closed
    release();
    if (!isClosed && !dialog.isConnected) return; // it has gone with its page
    take(back);
    const { pathname, search, hash, state, key } = shown();
    const address = pathname + search + hash;
    // A choice has taken the entry, and Back has just left it: it closes the panel and undoes nothing.
    if (address !== location.pathname + location.search + location.hash) history.pushState({ usr: state, key, idx: nextIndex(history.state) }, '', address);
    dialog.close();
    for (const then of waiting.splice(0)) then();
  };
  const onClose = () => {
    isClosed = true;
    if (panelOf(history.state) === id) history.back();
    else release(); // a choice has taken the entry, or another page
  };
  addEventListener(backEvent, onBack);
  dialog.addEventListener('close', onClose);
}

/** To the router nothing has happened, nor to another panel. */
function take(back: Event | undefined): void {
  back?.preventDefault();
  back?.stopImmediatePropagation();
}

/** For what a closed panel changes in the address of the page below it: done while the panel's entry is the present one, it would go with that. */
export function onPageEntry(then: () => void): void {
  if (panelOf(history.state) === undefined) then();
  else waiting.push(then);
}

let isSkipping = false;

/** Skips the entries of panels that are no more, after a reload or on the way forward. Answers how to stop that. */
export function skipClosedPanels(): () => void {
  const skip = (back?: Event) => {
    if (back) isSkipping = false;
    const panel = panelOf(history.state);
    if (panel === undefined || panels.has(panel) || isSkipping) return;
    isSkipping = true; // the browser goes back a moment later
    take(back);
    history.back();
  };
  skip();
  addEventListener(backEvent, skip);
  return () => removeEventListener(backEvent, skip);
}
