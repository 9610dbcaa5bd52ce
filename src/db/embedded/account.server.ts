import { execFileSync } from 'node:child_process';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody` then; null: this process's own account will do. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such account: the next one
    }
  }
  return { uid: 65_534, gid: 65_534 };
}
