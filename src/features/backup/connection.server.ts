import { Socket } from 'node:net';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { patience } from './limits.ts';

/** A connection of a backup's own; `watch` cuts it off after so many milliseconds without a byte. */
export type Connection = { client: pg.Client; watch(silence: number): void; close(): Promise<void> };

/**
 * Connects with limits at both ends: the server ends slow statements and idle transactions, the client cuts off a server that is silent for
 * longer.
 */
export async function openConnection(address: pg.ClientConfig, searchPath?: string): Promise<Connection> {
  const socket = new Socket();
  const client = new pg.Client({
    ...address,
    stream: () => socket,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.statement,
    application_name: 'foyer-backup',
  });
  client.on('error', () => {}); // the query that it breaks off tells
  const watch = (silence: number) => void socket.setTimeout(silence);
  socket.on('timeout', () => socket.destroy(new BackupError('The database has not answered for too long; the connection was cut off.')));
  watch(patience.statement + patience.silence);
  await client.connect();
  // What a value looks like in COPY's text format is to depend on no setting of the database.
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set timezone = 'UTC'`);
  if (searchPath) await client.query(`select set_config('search_path', $1, false)`, [searchPath]);
  const close = async () => {
    watch(patience.lock);
    await client.end().catch(() => {});
    socket.destroy();
  };
  return { client, watch, close };
}

/** Any number, the same for all processes: of one site one backup is made or restored at a time. */
const backupLock = 4_713_011;

/** Does something while no other process makes or restores a backup of the same database; rejects where one does. */
export async function exclusively<T>(address: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const { client, close } = await openConnection(address);
  try {
    const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [backupLock]);
    if (!rows[0]?.is_free)
      throw new BackupError('Another backup of this site is being made or restored. Try again when it is done.', {
        refusal: { code: 'under_way', about: '' },
      });
    return await work();
  } finally {
    await close();
  }
}
