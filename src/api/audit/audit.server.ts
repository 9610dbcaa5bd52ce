import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { auditGroupMinutes, auditRetentionDays } from './limits.ts';

/** The call is as declared; `language` where it is about one. */
export type AuditEntry = { userId: number | null; action: string; objectId: number | null; language: string | null; amount?: number | null; now: Date };

/** In the transaction of the change, so that neither is without the other; deletes what is too old. */
export async function audit(db: Database, { userId, action, objectId, language, amount = null, now }: AuditEntry): Promise<void> {
  const known = await sql`
    update audit_log set times = times + 1, last_at = ${now}, amount = case when ${amount}::int is null then amount else coalesce(amount, 0) + ${amount}::int end
     where id = (
       select id from audit_log
        where user_id = ${userId} and action = ${action} and object_id is not distinct from ${objectId} and language is not distinct from ${language}
          and last_at > ${now}::timestamptz - make_interval(mins => ${auditGroupMinutes}) and last_at <= ${now}
        order by last_at desc limit 1)`.execute(db);
  if (known.numAffectedRows) return;
  await sql`
    insert into audit_log (at, last_at, user_id, user_name, action, object_id, language, amount)
    select ${now}, ${now}, ${userId}, coalesce((select coalesce(nullif(name, ''), email) from site_user where id = ${userId}), ''), ${action}, ${objectId}, ${language}, ${amount}::int`.execute(
    db,
  );
  await sql`delete from audit_log where last_at < ${now}::timestamptz - make_interval(days => ${auditRetentionDays})`.execute(db);
}
