import { createPath, type DataRouter } from 'react-router';
import { mayReload } from './may-reload.ts';

const lastReloadKey = 'foyer-chunk-reload';

/**
 * Reloads the page when a chunk cannot be loaded, as after a release: at most once per minute (E §8, E §9). A visitor on
 * the way to another page arrives there. `router` answers undefined while there is none yet.
 */
export function reloadOnChunkFailure(router: () => DataRouter | undefined): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || !claimReload()) return;
    const goal = router()?.state.navigation.location;
    router()?.dispose(); // or the error page would flash up before the reload
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
