import type { Kysely, PostgresPool } from 'kysely';
import type { ConnectionShare } from './connection-share.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;
type PoolOf = (share: ConnectionShare) => PostgresPool;
type Own = { open(share: ConnectionShare): Database; opened: Map<string, Database> };

const pools = new WeakMap<PostgresPool, PoolOf>();
const own = new WeakMap<Database, Own>();

/** Says how another pool of the same database is made, for a share that keeps its connections. */
export function likewise<Pool extends PostgresPool>(pool: Pool, poolOf: PoolOf): Pool {
  pools.set(pool, poolOf);
  return pool;
}

/** The pool of a share: as `pool`, with the share's settings. */
export function poolLike(pool: PostgresPool, share: ConnectionShare): PostgresPool {
  const poolOf = pools.get(pool);
  if (!poolOf) throw new Error('This pool does not say how another one is made.');
  return poolOf(share);
}

/** Gives a database's shares connections of their own: those that keep their plans. */
export function giveShares(db: Database, open: Own['open'], opened: Own['opened']): void {
  own.set(db, { open, opened });
}

/** The connections of a share that keeps them; null where there are none beside those of all. */
export function ownConnections(db: Database, share: ConnectionShare): Database | null {
  const shares = own.get(db);
  if (!share.keepsPlans || !shares) return null;
  const opened = shares.opened.get(share.name) ?? shares.open(share);
  shares.opened.set(share.name, opened);
  return opened;
}
