import { CachedReads } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { creditRows, type Owner, workRows } from './queries/cast.server.ts';

const casts = new CachedReads(500);

/** Who takes part and what is played: of an event they change seldom. */
export const castOf = (db: Database, owner: Owner): Promise<[CreditRow[], WorkRow[]]> =>
  casts.get(db, `${owner.production} ${owner.event}`, null, () => Promise.all([creditRows(db, owner), workRows(db, owner)]));

export type CreditRow = Awaited<ReturnType<typeof creditRows>>[number];
export type WorkRow = Awaited<ReturnType<typeof workRows>>[number];
