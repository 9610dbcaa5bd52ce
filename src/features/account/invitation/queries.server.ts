import type { Database } from '#db/database.server.ts';
import type { Role } from '#roles.ts';

export const invitationToMail = (db: Database, id: number) =>
  db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'language', 'invited_by_name', 'expires_at'])
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

export const lockRole = (db: Database, id: number) => db.selectFrom('site_user').select('role').where('id', '=', id).forUpdate().executeTakeFirst();

export const setRole = (db: Database, id: number, role: Role) => db.updateTable('site_user').set({ role }).where('id', '=', id).execute();

export const confirmedAccount = (db: Database, email: string) =>
  db.selectFrom('site_user').select(['id', 'deactivated_at']).where('email', '=', email).where('email_confirmed', '=', true).executeTakeFirst();

export const openInvitationById = (db: Database, id: number | null, now: Date, lock: boolean) =>
  db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'language', 'invited_by_name', 'expires_at'])
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export const acceptInvitationRow = (db: Database, id: number, now: Date, userId: number) =>
  db.updateTable('staff_invitation').set({ accepted_at: now, user_id: userId }).where('id', '=', id).execute();
