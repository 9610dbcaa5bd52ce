import type { Socket } from 'node:net';
import pg from 'pg';
import { beginSpan } from '#tracing/span.server.ts';
import type { HealthCheck } from './health-check.server.ts';

/** `answer_timeout`: milliseconds after which a connection that does not answer is given up; `health`: tells of the whole database. */
export type ClientConfig = pg.ClientConfig & { answer_timeout?: number; health?: HealthCheck };

/** A little more than a statement may take on the server (database.server.ts), so that the server's own word comes first. */
const margin = 1_000;
const answerTimeout = 15_000 + margin;

/** Statements that a process names at most: each costs every connection that has used it some kilobytes of PostgreSQL's memory. */
const maxNamed = 300;

/** SQLSTATE of a prepared statement whose columns have another type since the schema was changed. */
const isOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan');

/** Names of the statements that have come more than once; null of one that has come once. */
const names = new Map<string, string | null>();
let named = 0;
/** Of the last name: none is given twice, as a connection keeps what it was once sent under it. */
let serial = 0;

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (known === undefined) {
    // What comes once only, such as a list of ids in the statement itself, must not push out the others' place to be counted.
    if (names.size >= maxNamed * 10) for (const [other, name] of names) if (name === null) names.delete(other);
    names.set(text, null);
    return null;
  }
  if (named >= maxNamed) return null;
  named++;
  const name = `foyer_${++serial}`;
  names.set(text, name);
  return name;
}

function forget(text: string): void {
  names.delete(text);
}

/** SQLSTATE of a write where only reading is allowed: the server has become one that stands by, and another the primary one. */
const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006';

/** For tests, which share this module and leave one database after the other. */
export function forgetStatements(): void {
  names.clear();
  named = 0;
}

/** Prepares what is sent more than once: of most statements PostgreSQL spends three quarters of its time on planning (docs/decisions/0034). */
export class PreparingClient extends pg.Client {
  /** Milliseconds that an answer may take. */
  #patience: number;
  readonly #usualPatience: number;
  readonly #health: HealthCheck | undefined;

  constructor(config?: ClientConfig) {
    super(config);
    this.#usualPatience = config?.answer_timeout ?? answerTimeout;
    this.#patience = this.#usualPatience;
    this.#health = config?.health;
  }

  override query = ((...given: Parameters<pg.Client['query']>) => {
    const [text, values, callback]: unknown[] = given;
    if (typeof text !== 'string' || !Array.isArray(values) || callback !== undefined) {
      const send = super.query as (...it: unknown[]) => unknown; // the overloads of pg's typing cannot be written as one function
      return send.apply(this, given);
    }
    const name = values.length === 0 ? null : nameOf(text);
    if (name === null) return this.#ask({ text, values });
    return this.#ask({ name, text, values }).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      forget(text);
      return this.#ask({ text, values }).catch(() => {
        throw error; // within a transaction it is too late
      });
    });
  }) as pg.Client['query'];

  /** By a callback: with a promise of pg's each query is retained by the one before it until the whole heap is collected (docs/decisions/0086). */
  #ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    this.#followLimit(query.text);
    const span = beginSpan('query', { 'db.system.name': 'postgresql', 'db.query.text': query.text }); // its values are not in it
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        stop();
        leave(new Error('Query read timeout')); // in pg's words (unavailable.server.ts)
      };
      const leave = (error: Error) => {
        span.end(error);
        const socket = socketOf(this);
        if (socket.closed) return reject(error);
        // Not before: until the client knows of it the pool would take it back, and give it to the next who waits.
        socket.once('close', () => reject(error));
        socket.destroy(error);
      };
      const stop = this.#waitFor(giveUp);
      super.query(query, (error: Error | null, result) => {
        stop();
        if (error && isReadOnly(error)) {
          // A new connection leads to whichever server is the primary one by then; this one would refuse all writes for as long as it lives.
          return leave(error);
        }
        span.end(error ?? undefined);
        if (error) reject(error);
        else resolve(result);
      });
    });
  }

  #waitFor(giveUp: () => void): () => void {
    const [health, patience] = [this.#health, this.#patience];
    if (!Number.isFinite(patience)) return () => {};
    const first = Math.min(patience, health?.limits.suspicion ?? patience);
    let timer = setTimeout(() => {
      if (first === patience) return giveUp();
      health?.check();
      timer = setTimeout(giveUp, patience - first);
    }, first);
    const leave = health?.onUnresponsive(giveUp);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }

  /** A statement with more or less time on the server gets as long for its answer. */
  #followLimit(text: string): void {
    const [, verb, milliseconds] = /^\s*(set|reset) statement_timeout(?:\s*=\s*(\d+))?/i.exec(text) ?? [];
    if (verb === undefined) return;
    if (milliseconds === undefined) this.#patience = this.#usualPatience;
    else this.#patience = milliseconds === '0' ? Number.POSITIVE_INFINITY : Number(milliseconds) + margin;
  }
}

const socketOf = (client: pg.Client): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream; // pg's typing leaves it out
