import type { Database } from '#db/database.server.ts';

export const typeOfProduction = (db: Database, id: number) => db.selectFrom('production').select('type_id').where('id', '=', id).executeTakeFirstOrThrow();

export const setTypeOfDates = (db: Database, id: number, type_id: number, before: number) =>
  db.updateTable('event').set({ type_id }).where('production_id', '=', id).where('type_id', '=', before).execute();
