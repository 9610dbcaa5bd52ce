import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import type { Database } from '#db/database.server.ts';
import {
  checkedMedia,
  checkedPartners,
  checkImage,
  storeMedia,
  storePartners,
  withDetails,
  withWords,
} from '#features/programme/back-office/form/index.server.ts';
import { checkCast } from './cast/check-cast.server.ts';
import { storeCredits, storeWorks } from './cast/store-cast.server.ts';
import type { ProductionChange } from './contract.ts';
import { deleteTags, insertTags, lockSeason, lockTags, lockType, raiseRevision, setColumns, setTypeOfDates, tagsOfProduction } from './queries.server.ts';

type Stored = { details: unknown; type_id: number };
const textNames = ['preline', 'title', 'subtitle', 'description', 'opening_hours', 'promoter'] as const;

type Context = Pick<RequestContext, 'db' | 'language'>;

/** Writes what has changed of a production; throws before it has changed anything where something cannot be. */
export async function storeProduction({ db, language }: Context, id: number, stored: Stored, change: ProductionChange): Promise<void> {
  const { image_id, type_id, season_id, tag_ids, details, media, credits, works } = change;
  await checkImage(db, image_id);
  await checkOptions(db, change);
  await checkCast(db, change);
  const shown = media && (await checkedMedia(db, media));
  const partners = await checkedPartners(db, change);
  const texts = textNames.flatMap((name) => (change[name] ? [[name, JSON.stringify(withWords(change[name]))] as const] : []));
  const columns = {
    ...Object.fromEntries(texts),
    ...(image_id !== undefined && { image_id }),
    ...(type_id !== undefined && { type_id }),
    ...(season_id !== undefined && { season_id }),
    ...(details && { details: JSON.stringify(withDetails(stored.details, details)) }),
  };
  if (Object.keys(columns).length > 0) await setColumns(db, id, columns);
  // What was of its kind stays so; an event that differs keeps its own.
  if (type_id !== undefined && type_id !== stored.type_id) {
    await setTypeOfDates(db, id, type_id, stored.type_id);
  }
  if (tag_ids) await storeTags(db, id, tag_ids);
  const owner = { column: 'production_id', id } as const;
  if (shown) await storeMedia(db, owner, shown);
  if (partners) await storePartners(db, owner, change);
  if (credits) await storeCredits(db, id, credits, language);
  if (works) await storeWorks(db, id, works);
  // What stands beside its row is a write of the production all the same, on which the next one is made.
  if (tag_ids || shown || partners || credits || works) await raiseRevision(db, id);
}

/** Held until they are linked, so that nobody deletes one meanwhile. */
async function checkOptions(db: Database, { type_id, season_id, tag_ids = [] }: ProductionChange): Promise<void> {
  const wanted = [...new Set(tag_ids)];
  const found = [
    type_id === undefined || (await lockType(db, type_id)),
    !season_id || (await lockSeason(db, season_id)),
    wanted.length === 0 || (await lockTags(db, wanted)).length === wanted.length,
  ];
  if (!found.every(Boolean)) throw problem('no_such_option');
}

async function storeTags(db: Database, production_id: number, tag_ids: readonly number[]): Promise<void> {
  const before = (await tagsOfProduction(db, production_id)).map(({ tag_id }) => tag_id);
  const gone = before.filter((id) => !tag_ids.includes(id));
  const added = [...new Set(tag_ids)].filter((id) => !before.includes(id)).map((tag_id) => ({ production_id, tag_id }));
  if (gone.length > 0) await deleteTags(db, production_id, gone);
  if (added.length > 0) await insertTags(db, added);
}
