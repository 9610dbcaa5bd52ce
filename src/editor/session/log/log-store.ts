import type { OpenConflict } from '../conflicts.ts';
import type { Entry } from '../rebase.ts';
import type { Saved } from '../session.ts';
import type { Step } from '../steps.ts';

/** Sent again with the same headers, it is done once. */
export type Request = { readonly headers: Record<string, string>; readonly count: number };

/** Parts that have not changed are the same objects. */
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

/** Writes of one log are done in the order in which they are asked for. */
export interface LogStore {
  /** The one used last first. */
  logsOf(containerId: number, owner: number): Promise<Log[]>;
  /** Only what differs, all or nothing. */
  write(before: Log | null, after: Log): Promise<void>;
  remove(id: string): Promise<void>;
}

/** For browsers that store nothing. */
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
