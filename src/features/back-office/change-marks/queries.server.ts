import type { RawBuilder } from 'kysely';
import type { Database } from '#db/database.server.ts';

export const marksOfList = (db: Database, list: string) =>
  db.selectFrom('change_mark').select(markColumns).where('list', '=', list).orderBy('at', 'desc').orderBy('id', 'desc').execute();

export const deleteMark = (db: Database, id: number) => db.deleteFrom('change_mark').where('id', '=', id).executeTakeFirstOrThrow();

export const markColumns = ['id', 'name', 'at', 'user_name', 'receivers'] as const;

export const countOthers = (db: Database, list: string, name: string) =>
  db
    .selectFrom('change_mark')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('list', '=', list)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow();

export const storeMark = (db: Database, list: string, name: string, now: Date, user_name: RawBuilder<string>, receivers: string[]) =>
  db
    .insertInto('change_mark')
    .values({ list, name, at: now, user_name, receivers })
    .onConflict((conflict) => conflict.columns(['list', 'name']).doUpdateSet({ at: now, user_name, receivers }))
    .returning(markColumns)
    .executeTakeFirstOrThrow();
