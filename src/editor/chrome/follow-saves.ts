import type { Clock } from '../session/clock.ts';
import type { EditingSession } from '../session/session.ts';

/** E §4: "Editor save alert: status is save or error." */
export type SaveAlert = 'save' | 'error';

/** E §4: "It is shown, then hidden after 4000 ms." */
const alertTime = 4_000;

/** Null: the alert ends; answers how to stop. */
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
