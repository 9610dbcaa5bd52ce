import { createPath, type DataRouter } from 'react-router';
import { codeMissed } from '#ui/lazy-import.ts';
import { mayReload } from './may-reload.ts';

const lastReloadKey = 'foyer-chunk-reload';

/** Reloads the page after a release whose chunks are gone, at most once per minute (E §8, E §9); `router` is undefined before it is made. */
export function reloadOnChunkFailure(router: () => DataRouter | undefined): void {
  // A stylesheet that failed and stays in the document would not be asked for again.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);
  addEventListener(codeMissed, (missed) => {
    if (!navigator.onLine || !claimReload()) return;
    const goal = router()?.state.navigation.location;
    missed.preventDefault(); // or the error page would flash up before the reload
    if (goal && createPath(goal) !== createPath(location)) history.pushState(null, '', createPath(goal));
    location.reload();
  });
}

/** Without storage nobody could tell a second reload from the first: then there is none. */
function claimReload(): boolean {
  try {
    const now = Date.now();
    if (!mayReload(now, sessionStorage.getItem(lastReloadKey))) return false;
    sessionStorage.setItem(lastReloadKey, String(now));
    return true;
  } catch {
    return false;
  }
}
