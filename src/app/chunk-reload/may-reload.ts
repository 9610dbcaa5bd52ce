import { reloadPause } from './limits.ts';

/** Whether a page may reload now; `last` is when it last did, in milliseconds as kept in the tab. A clock that was put back does not hold it up. */
export function mayReload(now: number, last: string | null): boolean {
  const passed = now - Number(last);
  return !(passed >= 0 && passed < reloadPause);
}
