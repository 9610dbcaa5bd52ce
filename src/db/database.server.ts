import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import { enableReadCache } from './cached-read.server.ts';
import type { ConnectionShare } from './connection-share.ts';
import { GuardedPool } from './connections/guarded-pool.server.ts';
import { HealthCheck } from './connections/health-check.server.ts';
import { type ClientConfig, PreparingClient } from './connections/preparing-client.server.ts';
import { requireOwnSession } from './connections/require-own-session.server.ts';
import { explainRoom, readRoom } from './connections/room-for-connections.server.ts';
import { type Cluster, clusterUser, openCluster } from './embedded/cluster.server.ts';
import type { MoveUp } from './embedded/upgrade/upgrade-cluster.server.ts';
import { explainOpening } from './explain-opening.server.ts';
import { migrate } from './migrate.server.ts';
import type { Schema } from './schema.ts';
import { giveShares, likewise, poolLike } from './share-pools.server.ts';
import { Changes } from './tracking/changes.server.ts';
import { ReadRecorder, RecordingDialect } from './tracking/read-recorder.server.ts';

export type Database = Kysely<Schema>;

export type OpenDatabase = {
  db: Database;
  /** What people know it by: the folder of an embedded one, else host and database. */
  name: string;
  /** Where it is, for who opens connections of their own: a backup, which takes longer than any page. */
  address: pg.ClientConfig;
  /** For what listens or holds a lock as long as the process lives; to be connected, and ended. */
  connection(): pg.Client;
  /** Those of pages and calls, without those of shares. */
  connections(): { open: number; idle: number; waiting: number };
  /** Ends all connections; the last user of an embedded database stops it. */
  close(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Any PostgreSQL from version 15, shared by many processes. */
  url?: string | undefined;
  poolSize?: number;
  say?: (line: string) => void;
  /** Called before migrations run on a database that has been used before; what it throws stops the opening. */
  beforeUpgrade?: ((address: pg.ClientConfig) => Promise<void>) | undefined;
  /** Moves an embedded database to the major version of PostgreSQL of this program; without it such a one is not opened. */
  moveUp?: ((address: pg.ClientConfig) => MoveUp) | undefined;
};

/** Connections of one process, those that listen aside; what may use only a share of them declares it (connection-share.ts). */
export const poolSize = 10;
/** Beside those of the pool: one that listens, one that searches, one that writes what is searched. */
const further = 3;

/** Milliseconds. `idle`: a connection of a share that keeps its plans ends when nobody has used it for so long. */
const limits = { connect: 10_000, statement: 15_000, close: 3_000, idle: 10 * 60_000 };

/** Opens the database and migrates its schema; the error of one that cannot be opened names its variable. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  try {
    return await open(options);
  } catch (error) {
    if (!options.url) throw error;
    throw new Error(explainOpening(error, options.url), { cause: error });
  }
}

const addressOf = (cluster: Cluster | null, url: string | undefined): pg.ClientConfig =>
  cluster ? { host: cluster.socket, user: clusterUser, database: 'postgres' } : { connectionString: url };

/** Opens the server without migrating, whatever is in its database, for what replaces that. */
export async function openServer({ dataDir, url, say }: Pick<Options, 'dataDir' | 'url' | 'say'>): Promise<Pick<OpenDatabase, 'name' | 'address' | 'close'>> {
  const cluster = url ? null : await openCluster(dataDir, say);
  const address = addressOf(cluster, url);
  return { address, name: cluster?.home ?? nameOf(address), close: async () => cluster?.close() };
}

async function open({ dataDir, url, poolSize: size = poolSize, say = () => {}, beforeUpgrade, moveUp }: Options): Promise<OpenDatabase> {
  const cluster = url ? null : await openCluster(dataDir, say, moveUp);
  const address = addressOf(cluster, url);
  const health = new HealthCheck(address);
  const config = { ...address, health };
  const restart = () => {
    cluster?.ensureRunning().catch((error: unknown) => say(String(error)));
  };
  const pool = createPool(config, size);
  const db = connect(cluster ? supervised(config, pool, cluster, restart) : pool);
  const changes = new Changes();
  const close = async () => {
    await changes.close();
    await Promise.race([db.destroy(), pause(limits.close, undefined, { ref: false })]); // what then still runs is cut off, and rolled back
    await cluster?.close();
  };
  try {
    if (!cluster) await requireOwnSession(address);
    const ran = await migrate(db, { beforeUpgrade: beforeUpgrade && (() => beforeUpgrade(address)) });
    if (ran.length > 0) say(`Database schema: ${ran.join(', ')}`);
    await changes.open(address, pool, { onLost: restart, onListening: () => health.answered() });
    const tight = size === poolSize ? explainRoom(await readRoom(db), size + further) : null; // commands take two, for a while
    if (tight) say(tight);
  } catch (error) {
    await close();
    throw error;
  }
  enableReadCache(db, changes);
  return {
    db,
    name: cluster?.home ?? nameOf(pool.options),
    address,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    connection: () => new pg.Client({ ...address, keepAlive: true, connectionTimeoutMillis: limits.connect }),
    close,
  };
}

function nameOf(config: pg.ClientConfig): string {
  const { host, port, database } = new pg.Client(config);
  return `${host}:${port}/${database}`;
}

/** We supervise an embedded database: it is started again when a connection breaks, which an idle pool does not notice, hence both. */
function supervised(config: PoolConfig, pool: pg.Pool, cluster: Cluster, restart: () => void): PostgresPool {
  pool.on('error', restart);
  const held: PostgresPool = {
    options: pool.options,
    connect: async () => {
      try {
        return await pool.connect();
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('timeout exceeded')) throw error; // all are in use: nothing broke
        await cluster.ensureRunning();
        return pool.connect();
      }
    },
    end: () => pool.end(),
  };
  return likewise(held, (share) => supervised(config, sharePool(config, share), cluster, restart));
}

// A `Date` is sent in UTC: on the machine's clock, an offset of before about 1900 would lose its seconds.
pg.defaults.parseInputDatesAsUTC = true;

/** `date` is read as 'YYYY-MM-DD' and count(*) as a number; a `Date` at midnight somewhere would be neither. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser, // the overloads of pg's typing cannot be written as one function
};

/** `health`: that of all pools of one database; without it a pool has its own. */
export type PoolConfig = pg.PoolConfig & Pick<ClientConfig, 'health' | 'answer_timeout'>;

/**
 * A pool whose connections know that pages come from memory or an SSD: with PostgreSQL's standard cost of a random
 * page, which is that of a spinning disk, it reads whole tables where an index would do.
 */
export function createPool(config: PoolConfig, max: number, settings: Readonly<Record<string, string>> = {}): pg.Pool {
  const health = config.health ?? new HealthCheck(config);
  const usual = { statement_timeout: limits.statement, connectionTimeoutMillis: limits.connect };
  const pool = new GuardedPool({ ...usual, ...config, Client: PreparingClient, max, types, ...{ health } }, health); // of our client alone
  const statements = Object.entries({ random_page_cost: '1.1', ...settings }).map(([name, value]) => `set ${name} = ${value}`);
  pool.on('error', () => {}); // an idle connection that breaks is replaced by the next query
  pool.on('connect', (client) => {
    client.on('error', () => {}); // one that breaks while in use fails its query; unheard, it would end the process
    client.query(statements.join('; ')).catch(() => {}); // a broken connection tells the next query
  });
  return likewise(pool, (share) => sharePool({ ...config, health }, share));
}

const sharePool = (config: PoolConfig, { connections, statement }: ConnectionShare): pg.Pool =>
  createPool({ ...config, idleTimeoutMillis: limits.idle, allowExitOnIdle: true, keepAlive: true }, connections, {
    plan_cache_mode: 'force_generic_plan',
    statement_timeout: String(statement), // told, as that of an address would stand before the pool's
  });

/** `log` is told of every statement: tests count them and look at their plans. */
export function connect(pool: PostgresPool, log?: (event: LogEvent) => void): Database {
  const recorder = new ReadRecorder();
  const on = (one: PostgresPool) => new Kysely<Schema>({ dialect: new RecordingDialect(one, recorder), plugins: [recorder], ...(log ? { log } : {}) });
  const shares = new Map<string, Database>();
  let hasEnded = false;
  const end = async () => {
    hasEnded = true;
    await Promise.all([pool.end(), ...[...shares.values()].map((share) => share.destroy())]);
  };
  const db = on({ options: pool.options, connect: () => pool.connect(), end });
  const openShare = (share: ConnectionShare) => {
    if (hasEnded) throw new Error('The database is closed.');
    return on(poolLike(pool, share));
  };
  giveShares(db, openShare, shares);
  return db;
}
