import type { RawBuilder } from 'kysely';
import type { Database } from '#db/database.server.ts';

export const revisionOfContainer = (db: Database, id: number) => db.selectFrom('container').select('revision').where('id', '=', id).executeTakeFirst();

export const noteHere = (db: Database, id: number, user_id: number, tab: string, block: string | null, until: RawBuilder<Date>) =>
  db
    .insertInto('presence')
    .values({ user_id, tab, container_id: id, block, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'tab']).doUpdateSet({ container_id: id, block, until }))
    .execute();

export const deletePastPresence = (db: Database, now: Date) => db.deleteFrom('presence').where('until', '<=', now).execute();

export const othersHere = (db: Database, id: number, user_id: number, tab: string) =>
  db
    .selectFrom('presence')
    .innerJoin('site_user', 'site_user.id', 'presence.user_id')
    .select(['presence.user_id', 'presence.block', 'site_user.name', 'site_user.email'])
    .where('presence.container_id', '=', id)
    .where((where) => where.or([where('presence.user_id', '!=', user_id), where('presence.tab', '!=', tab)]))
    .orderBy('site_user.name')
    .orderBy('presence.tab')
    .execute();
