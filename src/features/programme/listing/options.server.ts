import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { type OptionRow, readOptions } from './queries/options.server.ts';

/** The options of all filter keys, in their order; those of the database kept until one of them changes. */
export const filterOptions = (db: Database): Promise<OptionRow[]> => cachedRead(db, 'filter options', null, () => readOptions(db));
