import pg from 'pg';

/** Statements that a process names at most: each costs every connection that has used it some kilobytes of PostgreSQL's memory. */
const maxNamed = 300;

/** SQLSTATE of a prepared statement whose columns have another type since the schema was changed. */
const isOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan');

/** Names of the statements that have come more than once; null of one that has come once. */
const names = new Map<string, string | null>();
let named = 0;

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
  const name = `foyer_${named}`;
  names.set(text, name);
  return name;
}

/** For a statement that has a new meaning: under another name it is prepared anew. */
function forget(text: string): void {
  names.delete(text);
}

/**
 * A connection that prepares what it is sent more than once: of most of our statements PostgreSQL spends three quarters
 * of its time on reading and planning them (docs/decisions/0034).
 */
export class PreparingClient extends pg.Client {
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

  /** By a callback: with a promise of pg's each query is kept by the one before it until the whole heap is collected (docs/decisions/0086). */
  #ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      super.query(query, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
    });
  }
}
