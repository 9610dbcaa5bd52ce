import type { Kysely, PostgresPool } from 'kysely';
import type { ConnectionShare } from './connection-share.ts';
import type { Schema } from './schema.ts';

type Database = Kysely<Schema>;
type PoolOf = (share: ConnectionShare) => PostgresPool;
type Own = { open(share: ConnectionShare): Database; opened: Map<string, Database> };

const pools = new WeakMap<PostgresPool, PoolOf>();
const own = new WeakMap<Database, Own>();

export function likewise<Pool extends PostgresPool>(pool: Pool, poolOf: PoolOf): Pool {
  pools.set(pool, poolOf);
  return pool;
}

export function poolLike(pool: PostgresPool, share: ConnectionShare): PostgresPool {
  const poolOf = pools.get(pool);
  if (!poolOf) throw new Error('This pool does not say how another one is made.');
  return poolOf(share);
}

export function giveShares(db: Database, open: Own['open'], opened: Own['opened']): void {
  own.set(db, { open, opened });
}

export function ownConnections(db: Database, share: ConnectionShare): Database | null {
  const shares = own.get(db);
  if (!share.keepsPlans || !shares) return null;
  const opened = shares.opened.get(share.name) ?? shares.open(share);
  shares.opened.set(share.name, opened);
  return opened;
}
