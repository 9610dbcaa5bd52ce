import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Account } from './account.server.ts';

/** Where a cluster lives. `socket` is the folder of the Unix socket, which is also the address for clients. */
export type Place = { home: string; data: string; socket: string; log: string; leases: string; binaries: string };

/** The longest path of a Unix socket is 107 bytes on Linux and 103 on macOS; PostgreSQL appends '/.s.PGSQL.5432'. */
const maxSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/**
 * Makes and names the folders of the cluster: below DATA_DIR, or, where the account that runs PostgreSQL cannot
 * reach that (a checkout under a closed home directory), below /var/lib/foyer, found again by the path of DATA_DIR.
 */
export function preparePlace(dataDir: string, account: Account | null): Place {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const inside = join(dataDir, 'postgres');
  const home = account === null || reaches(dataDir, account) ? inside : join('/var/lib/foyer', key);
  const socketInside = join(home, 'socket');
  const socket = Buffer.byteLength(socketInside) <= maxSocketFolder ? socketInside : join(tmpdir(), `foyer-${key}`);
  for (const folder of [home, socket, join(home, 'leases')]) ownFolder(folder, account);
  return { home, socket, data: join(home, 'data'), log: join(home, 'postgres.log'), leases: join(home, 'leases'), binaries: '/var/lib/foyer' };
}

function reaches(folder: string, account: Account): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('test', ['-x', folder], { cwd: '/', ...account }).status === 0;
}

function ownFolder(folder: string, account: Account | null): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
