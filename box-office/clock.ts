import { z } from 'zod';
import type { Store } from './store/store.ts';

export type Clock = () => number;

const row = z.object({ value: z.coerce.number() });

/** The box office's time in milliseconds: the machine's, moved by the test clock, which all processes on a store share. */
export function now(store: Store): number {
  return Date.now() + (store.first(row, "SELECT value FROM setting WHERE name = 'clock_offset_ms'")?.value ?? 0);
}

export function moveClock(store: Store, offsetMs: number): void {
  store.run("INSERT OR REPLACE INTO setting (name, value) VALUES ('clock_offset_ms', ?)", String(offsetMs));
}
