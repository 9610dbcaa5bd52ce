import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { audit } from '../audit/audit.server.ts';
import type { Endpoint } from '../endpoint.ts';
import { NotWritten, Problem, problem } from '../problem.server.ts';
import type { RequestContext } from '../request-context.server.ts';

type Handler<Input> = (input: Input, context: RequestContext) => Promise<unknown>;

/**
 * The answer is stored with the `Idempotency-Key`, so that a repeated or parallel request is done once; rejects with `header_needed` and
 * `key_reused`.
 */
export async function asOneWrite<Input>(endpoint: Endpoint, input: Input, context: RequestContext, handler: Handler<Input>): Promise<unknown> {
  const key = context.header('Idempotency-Key') ?? '';
  const revision = /^"([1-9]\d{0,8})"$/.exec(context.header('If-Match') ?? '')?.[1];
  if (!/^[\x21-\x7e]{8,100}$/.test(key) || (endpoint.write === 'change' && revision === undefined)) throw problem('header_needed');
  if (!context.user) throw new Error(`${endpoint.path} writes for somebody: its access cannot be public.`);
  const who = context.user.id;
  const request = createHash('sha256')
    .update(JSON.stringify([endpoint.method, endpoint.path, revision ?? null, input]))
    .digest('base64url');
  const written = context.db.transaction().execute(async (db) => {
    const known = await receiptOf(db, who, key);
    if (known && known.request !== request) throw problem('key_reused');
    if (known) return JSON.parse(known.answer).answer;
    await tellWhoWrites(db, who, context.now);
    const answer = await handler(input, { ...context, db, ...(revision === undefined ? {} : { ifMatch: Number(revision) }) });
    if (answer instanceof Problem || answer instanceof NotWritten) throw answer;
    await db
      .insertInto('write_receipt')
      .values({ user_id: who, key, request, answer: JSON.stringify({ answer }), at: context.now })
      .execute();
    await audit(db, { userId: who, action: `${endpoint.method} ${endpoint.path}`, ...subjectOf(input, answer), now: context.now });
    return answer;
  });
  return written.catch((error: unknown) => {
    if (error instanceof NotWritten) return error.answer;
    throw error;
  });
}

/** For the triggers that write the history of records (`record_history`): who, how and when, until the transaction ends. */
async function tellWhoWrites(db: Database, who: number, now: Date): Promise<void> {
  await sql`
    select set_config('foyer.user', ${String(who)}, true), set_config('foyer.via', 'form', true), set_config('foyer.batch', '', true),
           set_config('foyer.now', ${now.toISOString()}, true)`.execute(db);
}

/** Others with the same key wait until this transaction has ended. */
async function receiptOf(db: Database, who: number, key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${who} ${key}`}, 0))`.execute(db);
  return db.selectFrom('write_receipt').select(['request', 'answer']).where('user_id', '=', who).where('key', '=', key).executeTakeFirst();
}

/** The thing of its path, else the one that it has made, and the answer's `amount`. */
function subjectOf(input: unknown, answer: unknown): { objectId: number | null; language: string | null; amount: number | null } {
  const at = (holder: unknown, key: string): unknown =>
    typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key) ? holder[key as keyof typeof holder] : undefined;
  const body = at(input, 'body');
  const id = [at(at(input, 'parameters'), 'id'), at(body, 'container'), at(answer, 'id')].find((one) => typeof one === 'number');
  const language = at(body, 'language');
  const amount = at(answer, 'amount');
  return {
    objectId: typeof id === 'number' ? id : null,
    language: typeof language === 'string' ? language : null,
    amount: typeof amount === 'number' ? amount : null,
  };
}
