import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import type { Account } from './account.server.ts';

/** `socket` is the folder of the Unix socket, which is also the address for clients. */
export type ClusterPaths = { home: string; data: string; socket: string; log: string; leases: string; binaries: string };

/** The longest path of a Unix socket is 107 bytes on Linux and 103 on macOS; PostgreSQL appends '/.s.PGSQL.5432'. */
const maxSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/** Where databases live whose DATA_DIR the account that runs PostgreSQL cannot reach. */
export const outside = '/var/lib/foyer';

/** The cluster's folders, below DATA_DIR or, where PostgreSQL's account cannot reach that, `beyond`; throws where a former database is lost. */
export function prepareClusterPaths(dataDir: string, account: Account | null, beyond = outside): ClusterPaths {
  mkdirSync(dataDir, { recursive: true });
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = notedHome(dataDir) ?? chooseHome(dataDir, account, join(beyond, key));
  const socketInside = join(home, 'socket');
  const socket = Buffer.byteLength(socketInside) <= maxSocketFolder ? socketInside : join(tmpdir(), `foyer-${key}`);
  for (const folder of [home, socket, join(home, 'leases')]) ownFolder(folder, account);
  return { home, socket, data: join(home, 'data'), log: join(home, 'postgres.log'), leases: join(home, 'leases'), binaries: beyond };
}

/** Names a database outside DATA_DIR in a file inside: its folder, then the DATA_DIR it belongs to. */
export function noteHome(dataDir: string, { home }: Pick<ClusterPaths, 'home'>): void {
  const [note, text] = [noteIn(dataDir), `${home}\n${realpathSync(dataDir)}\n`];
  if (home === join(dataDir, 'postgres') || (existsSync(note) && readFileSync(note, 'utf8') === text)) return;
  const draft = `${note}.${process.pid}`; // moved in whole: a full disk or a lost machine must not leave the way to the database empty
  writeFileSync(draft, text);
  renameSync(draft, note);
}

const noteIn = (dataDir: string) => join(dataDir, 'postgres.location');

function notedHome(dataDir: string): string | null {
  const note = noteIn(dataDir);
  if (!existsSync(note)) return null;
  const [home = '', owner = ''] = readFileSync(note, 'utf8').split('\n');
  const here = realpathSync(dataDir);
  if (owner !== here && existsSync(noteIn(owner)) && readFileSync(noteIn(owner), 'utf8').startsWith(`${home}\n`))
    throw new Error(
      `${here} is a copy of ${owner}, whose database is in ${home}: two sites would share it.\n` +
        `Give the copy a database of its own: stop the site, copy that folder (cp -a), and name the new one in the first line of ${note}.`,
    );
  if (isAbsolute(home) && existsSync(join(home, 'data'))) return home;
  throw new Error(
    `The database of ${here} is in ${home || '(nothing)'}, as ${note} says, but none is there, or this account cannot read it.\n` +
      'Bring it there (it has to move together with DATA_DIR), or name its new place in that file. Without the file, the next start makes an empty database.',
  );
}

function chooseHome(dataDir: string, account: Account | null, away: string): string {
  const inside = join(dataDir, 'postgres');
  const isReached = account === null || reaches(dataDir, account);
  const isInside = existsSync(join(inside, 'data'));
  if (isInside && !isReached)
    throw new Error(
      `The database is in ${inside}, which the account that runs PostgreSQL under root can no longer reach.\n` +
        'Open the folders above it for passing through (chmod o+x), as they were.',
    );
  if (isInside || (isReached && !existsSync(join(away, 'data')))) return inside;
  return away;
}

const reaches = (folder: string, account: Account): boolean => spawnSync('test', ['-x', folder], { cwd: '/', ...account }).status === 0;

function ownFolder(folder: string, account: Account | null): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
