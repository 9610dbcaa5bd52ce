import type { Database } from '#db/database.server.ts';

export const nextShownFrom = (db: Database, now: Date) =>
  db
    .selectFrom('search_document')
    .select((eb) => eb.fn.min('shown_from').as('instant'))
    .where('shown_from', '>', now)
    .executeTakeFirst();

export const synonymRows = (db: Database) => db.selectFrom('search_synonym').select(['term', 'meanings', 'both_ways']).orderBy('id').execute();
