import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import { factorsOf, sessionsOf } from '#features/account/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { whoAsks } from './acting.server.ts';
import type { StaffAccount, StaffPerson } from './contract.ts';
import { accountById, type accounts, findStaff, historyOf, loginWithPassword, type StaffQuery } from './queries.server.ts';

/** Accounts that are asked for, by name: two statements, however many there are. */
export async function listStaff(query: StaffQuery, { db, language }: RequestContext) {
  const { count, rows } = await findStaff(db, query);
  if (query.page > 1 && rows.length === 0) return problem('page_not_found');
  return { count, ...pageLinks('/api/cms-users/', language, query, count), results: rows.map(presentAccount) };
}

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
  const row = await accountById(db, id);
  if (!row) throw problem('not_found');
  return row;
}

export async function readPerson(id: number, context: RequestContext): Promise<StaffPerson> {
  const { db } = context;
  const row = await readAccount(db, id);
  const login = await loginWithPassword(db, id);
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
