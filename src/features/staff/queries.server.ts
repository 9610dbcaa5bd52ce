import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { staffInvitationDays } from '#features/account/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { Role } from '#roles.ts';
import type { FactorRequirement, StaffHistoryEntry } from './contract.ts';
import { invitationRetentionDays, maxHistory, shownInvitationDays } from './limits.ts';

type StaffRole = Exclude<Role, 'visitor'>;

export const accountStanding = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['role', 'deactivated_at']).where('id', '=', id).executeTakeFirst();

export const setRole = (db: Database, role: Role, id: number) => db.updateTable('site_user').set({ role }).where('id', '=', id).execute();

export const setDeactivatedAt = (db: Database, at: Date | null, id: number) =>
  db.updateTable('site_user').set({ deactivated_at: at }).where('id', '=', id).execute();

export const deleteSessions = (db: Database, id: number, except: number, session: number | undefined) =>
  db
    .deleteFrom('user_session')
    .where('user_id', '=', id)
    .where('id', '<>', except)
    .$if(session !== undefined, (some) => some.where('id', '=', session ?? 0))
    .returning('id')
    .execute();

export const accountForReset = (db: Database, id: number) =>
  db.selectFrom('site_user').select(['language', 'deactivated_at']).where('id', '=', id).executeTakeFirst();

export async function readRequirement(db: Database): Promise<FactorRequirement> {
  const row = await db.selectFrom('factor_requirement').select(['role', 'days', 'revision']).executeTakeFirstOrThrow();
  const { rows } = await sql<{ people: number; with_factor: number }>`
    select count(*)::int as people, count(*) filter (where has_second_factor(id))::int as with_factor
      from site_user where role <> 'visitor' and deactivated_at is null`.execute(db);
  return { ...row, people: rows[0]?.people ?? 0, with_factor: rows[0]?.with_factor ?? 0 };
}

export const updateRequirement = (db: Database, role: FactorRequirement['role'], days: number, revision: number) =>
  db
    .updateTable('factor_requirement')
    .set({ role, days, since: sql<Date>`case when role is distinct from ${role}::user_role then now() else since end` })
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst();

export const columns = ['id', 'email', 'role', 'language', 'invited_by_name', 'created_at', 'expires_at', 'accepted_at', 'revoked_at', 'user_id'] as const;
export const invitations = (db: Database) => db.selectFrom('staff_invitation').select(columns);
export type Row = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;

export const daysFrom = (instant: Date, days: number): Date => new Date(instant.getTime() + days * 24 * 60 * 60 * 1_000);

/** Those that are open or have expired, and those that were closed lately. */
export const recentInvitations = (db: Database, now: Date) =>
  invitations(db)
    .where(sql<boolean>`coalesce(accepted_at, revoked_at) is null or coalesce(accepted_at, revoked_at) > ${daysFrom(now, -shownInvitationDays)}`)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export const accountOfAddress = (db: Database, email: string) =>
  db.selectFrom('site_user').select(['id', 'role']).where('email', '=', email).where('email_confirmed', '=', true).executeTakeFirst();

export const deletePastInvitations = (db: Database, now: Date) =>
  db
    .deleteFrom('staff_invitation')
    .where(sql<boolean>`coalesce(accepted_at, revoked_at, expires_at) < ${daysFrom(now, -invitationRetentionDays)}`)
    .execute();

export const insertInvitation = (db: Database, email: string, role: StaffRole, language: Language, actor: number, now: Date) =>
  db
    .insertInto('staff_invitation')
    .values(({ selectFrom }) => ({
      email,
      role,
      language,
      invited_by: actor,
      invited_by_name: selectFrom('site_user').select(sql<string>`coalesce(nullif(name, ''), email)`.as('name')).where('id', '=', actor),
      created_at: now,
      expires_at: daysFrom(now, staffInvitationDays),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const extendInvitation = (db: Database, now: Date, actor: number, id: number) =>
  db
    .updateTable('staff_invitation')
    .set({ expires_at: daysFrom(now, staffInvitationDays), invited_by: actor })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const revokeOpenInvitation = (db: Database, now: Date, id: number) =>
  db.updateTable('staff_invitation').set({ revoked_at: now }).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();

export const setInvitationExpiry = (db: Database, expires_at: Date, id: number) =>
  db.updateTable('staff_invitation').set({ expires_at }).where('id', '=', id).execute();

/** What is searched is folded like what it is compared with; its signs for any letter are taken as they are. */
const escaped = (word: string) => sql`replace(replace(replace(fold_plain(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

export const accounts = (db: Database) =>
  db
    .selectFrom('site_user as u')
    .select(['u.id', 'u.revision', 'u.name', 'u.email', 'u.role', 'u.email_confirmed', 'u.deactivated_at', 'u.created_at'])
    .select(sql<Date | null>`(select max(e.at) from sign_in_event e where e.user_id = u.id and e.ok)`.as('last_sign_in'))
    .select(sql<boolean>`has_second_factor(u.id)`.as('has_second_factor'));

export const accountById = (db: Database, id: number) => accounts(db).where('u.id', '=', id).executeTakeFirst();

export const loginWithPassword = (db: Database, id: number) =>
  db.selectFrom('user_login').select('id').where('user_id', '=', id).where('password', 'is not', null).executeTakeFirst();

export type StaffQuery = {
  q?: string | undefined;
  role?: Role | undefined;
  state?: 'active' | 'deactivated' | undefined;
  factor?: 'yes' | 'no' | undefined;
  page: number;
  page_size: number;
};

/** A page of the accounts that are searched for, and how many there are. */
export async function findStaff(db: Database, { q = '', role, state, factor, page, page_size: size }: StaffQuery) {
  const words = q.trim().split(/\s+/).filter(Boolean);
  const wanted = accounts(db)
    .where('u.role', role ? '=' : '<>', role ?? 'visitor')
    .$if(state !== undefined, (some) => some.where('u.deactivated_at', state === 'active' ? 'is' : 'is not', null))
    .$if(factor !== undefined, (some) => some.where(sql<boolean>`has_second_factor(u.id)`, '=', factor === 'yes'))
    .where(({ and }) => and(words.map((word) => sql<boolean>`fold_plain(u.name || ' ' || u.email) like '%' || ${escaped(word)} || '%'`)));
  const { count } = await wanted
    .clearSelect()
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .orderBy(sql`fold_plain(u.name)`)
    .orderBy('u.id')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { count: Number(count), rows };
}

type Changes = { role?: [Role | null, Role | null]; is_deactivated?: [boolean | null, boolean | null]; help?: StaffHistoryEntry['help'] };

/** As the audit log has what an administrator does for somebody. */
const help = {
  'POST /api/cms-users/{id}/factors/remove/': 'factors_removed',
  'COMMAND user factors': 'factors_removed',
  'POST /api/cms-users/{id}/password/link/': 'password_link_made',
  'COMMAND user link': 'password_link_made',
} as const satisfies Record<string, StaffHistoryEntry['help']>;

export async function historyOf(db: Database, id: number): Promise<StaffHistoryEntry[]> {
  const { rows } = await sql<{ id: number; at: Date; user_name: string; via: string; action: StaffHistoryEntry['action']; changes: Changes }>`
    select id, at, user_name, via, action, changes from record_history
     where kind = 'site_user' and record_id = ${id}
    union all
    select -id, last_at, user_name, case when action like 'COMMAND %' then 'command' else 'form' end, 'changed',
           jsonb_build_object('help', ${JSON.stringify(help)}::jsonb -> action)
      from audit_log where object_id = ${id} and action = any(${Object.keys(help)})
     order by at desc, id desc limit ${maxHistory}`.execute(db);
  return rows.map(({ id: entry, at, user_name, via, action, changes: { role, is_deactivated, help: given = null } }) => ({
    id: entry,
    at: toBerlinIso(at),
    by: user_name,
    via,
    action,
    role: role ? { before: role[0], after: role[1] } : null,
    is_deactivated: is_deactivated ? is_deactivated[1] === true : null,
    help: given,
  }));
}
