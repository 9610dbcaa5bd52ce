import type { Database } from '#db/database.server.ts';
import { type FetchFailure, FetchRefused } from '#features/media/index.server.ts';
import type { ImportStats } from '../import-stats.ts';
import type { Prepared } from '../prepare.ts';
import type { Refusal } from './refusal.ts';

/** Fetches a picture into the media library; answers its id there. Rejects with `FetchRefused`. */
export type TakePicture = (address: string, credit: string | undefined) => Promise<number>;

/** Pictures that are fetched side by side. */
const atOnce = 4;

/**
 * Gives events that show no picture, neither their own nor their production's, the one that the file names. After they have
 * been written: fetching takes time, in which nobody is to wait for a row. `fetched` remembers what a run has asked for.
 * Answers what could not be had; the events stay without.
 */
export async function attachPictures(
  db: Database,
  batch: Prepared[],
  take: TakePicture,
  fetched: Map<string, Promise<number | FetchFailure>>,
  stats: ImportStats,
): Promise<Refusal[]> {
  const wanted = new Map(batch.flatMap((event) => (event.image ? [[event.identifier, { ...event, image: event.image }]] : [])));
  if (wanted.size === 0) return [];
  const bare = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.identifier'])
    .where('event.identifier', 'in', [...wanted.keys()])
    .where('event.image_id', 'is', null)
    .where('production.image_id', 'is', null)
    .orderBy('event.id')
    .execute();
  const refusals: Refusal[] = [];
  const attach = async ({ id, identifier }: (typeof bare)[number]) => {
    const event = wanted.get(identifier ?? '');
    if (!event) return;
    const { image, imageCredit, at } = event;
    if (!fetched.has(image)) fetched.set(image, take(image, imageCredit).catch(failureOf));
    const found = await fetched.get(image);
    if (typeof found !== 'number') {
      if (found) refusals.push({ at, problem: { code: `picture_${found}`, detail: image.slice(0, 200) } });
      return;
    }
    await db.updateTable('event').set({ image_id: found }).where('id', '=', id).where('image_id', 'is', null).execute();
    stats.made.pictures += 1;
  };
  for (let from = 0; from < bare.length; from += atOnce) await Promise.all(bare.slice(from, from + atOnce).map(attach));
  return refusals;
}

function failureOf(error: unknown): FetchFailure {
  if (error instanceof FetchRefused) return error.reason;
  throw error;
}
