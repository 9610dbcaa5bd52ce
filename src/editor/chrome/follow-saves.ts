import type { Clock } from '../session/clock.ts';
import type { EditingSession } from '../session/session.ts';

/** "Editor save alert: status is save or error." (E §4) */
export type SaveAlert = 'save' | 'error';

/** ms. "It is shown, then hidden after 4000 ms." (E §4) */
const alertTime = 4_000;

/** Tells of each save that has succeeded or failed, and of the end of that alert (null); answers how to stop. */
export function followSaves(session: Pick<EditingSession, 'state' | 'subscribe'>, clock: Clock, tell: (alert: SaveAlert | null) => void): () => void {
  let before = session.state.saving;
  let stopTimer = () => {};
  const stop = session.subscribe(() => {
    const { saving } = session.state;
    if (saving === before) return;
    before = saving;
    if (saving === 'saving') return;
    stopTimer();
    stopTimer = clock.later(alertTime, () => tell(null));
    tell(saving === 'saved' ? 'save' : 'error');
  });
  return () => {
    stop();
    stopTimer();
  };
}
