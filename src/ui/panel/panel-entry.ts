import type { Location } from 'react-router';
import { backEvent } from '../history/back.ts';
import { type EntryState, panelOf } from './panel-of.ts';

// So that Back closes the panel; the entry copies the page's and the router never hears of it. What leads on replaces it.

const panels = new Set<string>();
let opened = 0;
const waiting: (() => void)[] = [];

const nextIndex = (state: EntryState): number => (state?.idx ?? 0) + 1;

/** Back closes it; closed otherwise, it takes its entry with it. `shown`: where the router is. */
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

/** While the panel's entry is the present one, a change of the address would go with it. */
function take(back: Event | undefined): void {
  back?.preventDefault();
  back?.stopImmediatePropagation();
}

/** While the panel's entry is the present one, a change of the address would go with it. */
export function onPageEntry(then: () => void): void {
  if (panelOf(history.state) === undefined) then();
  else waiting.push(then);
}

let isSkipping = false;

/** After a reload or on the way forward; answers how to stop. */
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
