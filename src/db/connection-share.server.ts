import { sql } from 'kysely';
import { shareReadCache } from './cached-read.server.ts';
import { type ConnectionShare, maxRest } from './connection-share.ts';
import type { Database } from './database.server.ts';
import { ReadDependencies, recordReads } from './read-dependencies.server.ts';
import { ownConnections } from './share-pools.server.ts';

/** Too many wait for the share, the wait was too long, or a query took too long. */
export class ShareIsFull extends Error {}

type Queue = { running: number; waiting: (() => void)[] };
const queues = new WeakMap<Database, Map<string, Queue>>();

/** Runs `work` with one connection of a share, when it is its turn; rejects with `ShareIsFull`. */
export async function withinShare<T>(db: Database, share: ConnectionShare, work: (one: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  const queue = queueOf(db, share);
  await enter(queue, share);
  const begun = performance.now();
  return new Promise<T>((resolve, reject) => {
    const answering = async (one: Database) => {
      const answer = await work(one);
      resolve(answer);
      return answer;
    };
    onConnection(db, share, answering)
      .then(resolve, reject)
      .finally(() => {
        const rest = Math.min(maxRest, (share.rest ?? 0) * (performance.now() - begun));
        if (rest > 0 && queue.waiting.length > 0) setTimeout(leave, rest, queue).unref();
        else leave(queue);
      });
  });
}

function onConnection<T>(db: Database, share: ConnectionShare, work: (one: Database) => Promise<T>): Promise<T> {
  const own = ownConnections(db, share);
  const run = async (one: Database) => {
    shareReadCache(db, one);
    return own ? work(one) : withTimeout(one, share, work);
  };
  return (own ?? db)
    .connection()
    .execute(run)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === queryCanceled)
        throw new ShareIsFull(`${share.name}: a query took too long`, { cause: error });
      throw error;
    });
}

async function withTimeout<T>(one: Database, { statement }: ConnectionShare, work: (one: Database) => Promise<T>): Promise<T> {
  // What a connection is told is nothing that an answer reads: it may be kept before the connection is as it was.
  const tell = (statement: string) => recordReads(new ReadDependencies(), () => sql.raw(statement).execute(one));
  const setting = tell(`set statement_timeout = ${statement}`);
  setting.catch(() => {}); // it is waited for below; on a connection that broke the work fails too
  try {
    // Its first query is prepared meanwhile: one connection answers in turn.
    const answer = await work(one);
    await setting;
    return answer;
  } finally {
    await tell('reset statement_timeout').catch(() => {}); // of a connection that broke nothing is left
  }
}

/** SQLSTATE of a statement that its time-out has ended. */
const queryCanceled = '57014';

async function enter(queue: Queue, { name, connections, waiting, patience }: ConnectionShare): Promise<void> {
  if (queue.running < connections) {
    queue.running++;
    return;
  }
  if (queue.waiting.length >= waiting) throw new ShareIsFull(`${name}: too many are waiting`);
  await new Promise<void>((resolve, reject) => {
    const turn = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(turn), 1);
      reject(new ShareIsFull(`${name}: the wait was too long`));
    }, patience);
    queue.waiting.push(turn);
  });
}

function leave(queue: Queue): void {
  const next = queue.waiting.shift();
  if (next) next();
  else queue.running--;
}

function queueOf(db: Database, { name }: ConnectionShare): Queue {
  const all = queues.get(db) ?? new Map<string, Queue>();
  queues.set(db, all);
  const queue = all.get(name) ?? { running: 0, waiting: [] };
  all.set(name, queue);
  return queue;
}
