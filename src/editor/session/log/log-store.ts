import type { OpenConflict } from '../conflicts.ts';
import type { Entry } from '../rebase.ts';
import type { Saved } from '../session.ts';
import type { Step } from '../steps.ts';

/** What is on its way to the server: sent again with the same headers, it is done once. */
export type Request = { readonly headers: Record<string, string>; readonly count: number };

/** All that a session keeps of one container; parts that have not changed are the same objects. */
export type Log = {
  readonly id: string;
  readonly containerId: number;
  /** The account that wrote it: nobody else sends it. */
  readonly owner: number;
  readonly usedAt: number;
  readonly base: Saved;
  readonly request: Request | null;
  readonly conflicts: readonly OpenConflict[];
  readonly entries: readonly Entry[];
  readonly steps: readonly Step[];
};

/** Keeps logs beyond the tab. Writes of one log are done in the order in which they are asked for. */
export interface LogStore {
  /** Those of a container and account, the one used last first. */
  logsOf(containerId: number, owner: number): Promise<Log[]>;
  /** Stores what of `after` is not as in `before`, all or nothing. */
  write(before: Log | null, after: Log): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps them as long as the tab: for browsers that keep nothing. */
export function memoryStore(): LogStore {
  const logs = new Map<string, string>();
  return {
    logsOf: async (containerId, owner) => {
      const all = [...logs.values()].map((text): Log => JSON.parse(text)); // as it was written below
      return all.filter((log) => log.containerId === containerId && log.owner === owner).sort((one, other) => other.usedAt - one.usedAt);
    },
    write: async (_, after) => {
      logs.set(after.id, JSON.stringify(after));
    },
    remove: async (id) => {
      logs.delete(id);
    },
  };
}
