import { blockRegistry } from '../../../src/blocks/registry.ts';
import type { Locks } from '../../../src/editor/session/log/locks.ts';
import type { LogStore } from '../../../src/editor/session/log/log-store.ts';
import { openSession } from '../../../src/editor/session/open-session.ts';
import type { EditingSession } from '../../../src/editor/session/session.ts';
import type { SignedIn, TestApp } from '../app.ts';
import { ManualClock } from './manual-clock.ts';
import { calm, Wire } from './wire.ts';

export class Browser {
  readonly taken = new Set<string>();
  readonly store: LogStore;

  constructor(store: LogStore) {
    this.store = store;
  }
}

export type Tab = { session: EditingSession; wire: Wire; clock: ManualClock; kill: () => void };

/** From then on its calls wait to be let through. */
export async function openTab(site: TestApp, who: SignedIn, containerId: number, browser: Browser): Promise<Tab> {
  const wire = new Wire(site, who);
  const clock = new ManualClock();
  const own = new Set<string>();
  const locks: Locks = {
    take: async (name) => {
      if (browser.taken.has(name)) return null;
      for (const set of [browser.taken, own]) set.add(name);
      return () => browser.taken.delete(name);
    },
  };
  const session = await openSession({ containerId, language: 'de', call: wire.call, registry: blockRegistry, store: browser.store, locks, clock });
  wire.holds = true;
  const kill = () => {
    wire.cut();
    clock.stop();
    for (const name of own) browser.taken.delete(name);
  };
  return { session, wire, clock, kill };
}

/** Until nothing waits any more. */
export async function settle(...tabs: readonly Tab[]): Promise<void> {
  for (let rounds = 0; rounds < 200; rounds += 1) {
    for (const { clock } of tabs) clock.pass(1_000);
    await calm();
    for (const { wire } of tabs) while (wire.waiting.length > 0) await wire.pass(0);
    if (tabs.every(({ session, wire }) => session.state.saving === 'saved' && wire.waiting.length === 0)) return;
  }
  throw new Error(`It does not settle: ${tabs.map(({ session }) => `${session.state.saving} ${session.state.problem?.kind ?? ''}`).join(', ')}`);
}
