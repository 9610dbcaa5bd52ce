import { sql } from 'kysely';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { factorsOf, sessionsOf } from '#features/account/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Role } from '#roles.ts';
import { whoAsks } from './acting.server.ts';
import type { StaffAccount, StaffHistoryEntry, StaffPerson } from './contract.ts';
import { maxHistory } from './limits.ts';

type Query = {
  q?: string | undefined;
  role?: Role | undefined;
  state?: 'active' | 'deactivated' | undefined;
  factor?: 'yes' | 'no' | undefined;
  page: number;
  page_size: number;
};

/** Accounts that are asked for, by name: two statements, however many there are. */
export async function listStaff(query: Query, { db, language }: RequestContext) {
  const { q = '', role, state, factor, page, page_size: size } = query;
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
  if (page > 1 && rows.length === 0) return problem('page_not_found');
  return { count: Number(count), ...pageLinks('/api/cms-users/', language, query, Number(count)), results: rows.map(presentAccount) };
}

/** What is searched is folded like what it is compared with; its signs for any letter are taken as they are. */
const escaped = (word: string) => sql`replace(replace(replace(fold_plain(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;

const accounts = (db: Database) =>
  db
    .selectFrom('site_user as u')
    .select(['u.id', 'u.revision', 'u.name', 'u.email', 'u.role', 'u.email_confirmed', 'u.deactivated_at', 'u.created_at'])
    .select(sql<Date | null>`(select max(e.at) from sign_in_event e where e.user_id = u.id and e.ok)`.as('last_sign_in'))
    .select(sql<boolean>`has_second_factor(u.id)`.as('has_second_factor'));

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

/** The one place where an account becomes JSON for those who administer it. */
export const presentAccount = ({ id, revision, name, email, role, email_confirmed, deactivated_at, last_sign_in, has_second_factor }: Row): StaffAccount => ({
  id,
  revision,
  name,
  email,
  role,
  is_confirmed: email_confirmed,
  deactivated_at: deactivated_at && toBerlinIso(deactivated_at),
  last_sign_in: last_sign_in && toBerlinIso(last_sign_in),
  has_second_factor,
});

/** One account; throws 404 `not_found`. */
export async function readAccount(db: Database, id: number): Promise<Row> {
  const row = await accounts(db).where('u.id', '=', id).executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

export async function readPerson(id: number, context: RequestContext): Promise<StaffPerson> {
  const { db } = context;
  const row = await readAccount(db, id);
  const login = await db.selectFrom('user_login').select('id').where('user_id', '=', id).where('password', 'is not', null).executeTakeFirst();
  const sessions = await sessionsOf(db, id);
  const { totp, passkeys, recovery_codes } = await factorsOf(db, id);
  return {
    ...presentAccount(row),
    is_self: id === whoAsks(context).id,
    has_password: login !== undefined,
    member_since: toBerlinIso(row.created_at),
    factors: { has_totp: totp !== null, passkeys: passkeys.length, recovery_codes },
    sessions: sessions.map(({ current: _, ...session }) => session),
    history: await historyOf(db, id),
  };
}

type Changes = { role?: [Role | null, Role | null]; is_deactivated?: [boolean | null, boolean | null]; help?: StaffHistoryEntry['help'] };

/** As the audit log has what an administrator does for somebody. */
const help = {
  'POST /api/cms-users/{id}/factors/remove/': 'factors_removed',
  'COMMAND user factors': 'factors_removed',
  'POST /api/cms-users/{id}/password/link/': 'password_link_made',
  'COMMAND user link': 'password_link_made',
} as const satisfies Record<string, StaffHistoryEntry['help']>;

async function historyOf(db: Database, id: number): Promise<StaffHistoryEntry[]> {
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
