import { execFileSync } from 'node:child_process';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so it runs as `postgres` or `nobody` then; null: this process's own account will do. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ids = execFileSync('id', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      const [, uid, gid] = /^uid=(\d+)\S* gid=(\d+)/.exec(ids) ?? [];
      if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
    } catch {
      // no such account: the next one
    }
  }
  return { uid: 65_534, gid: 65_534 };
}
