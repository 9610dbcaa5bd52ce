import { reloadPause } from './limits.ts';

/** `last`: milliseconds as stored in the tab; a clock that was put back does not prevent it. */
export function mayReload(now: number, last: string | null): boolean {
  const passed = now - Number(last);
  return !(passed >= 0 && passed < reloadPause);
}
