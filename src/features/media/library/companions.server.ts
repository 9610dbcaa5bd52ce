import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { fileUrl } from '../files/file-url.ts';

/** Kinds that are heard or seen over time, and so may have captions; kinds for which a picture stands. */
const isHeard = (kind: string) => kind === 'video' || kind === 'audio';
const hasPoster = (kind: string) => kind === 'video' || kind === 'document';

type Captions = { of: number | null | undefined; lang: string | null | undefined };

/**
 * Makes captions those of a film or sound in a language; those that it had in that language are on their own again, as these
 * are where `of` is null. In a transaction that has locked them. Rejects with `wrong_captions`.
 */
export async function linkCaptions(db: Database, id: number, { of, lang }: Captions): Promise<void> {
  const captions = await db.selectFrom('asset').select(['kind', 'belongs_to', 'lang']).where('id', '=', id).executeTakeFirstOrThrow();
  if (captions.kind !== 'captions') throw problem('wrong_captions');
  if (of === null) return releaseCompanions(db, [id]);
  const [owner_id, language] = [of ?? captions.belongs_to, lang ?? captions.lang];
  if (owner_id === null) {
    await db.updateTable('asset').set({ lang: language }).where('id', '=', id).execute();
    return;
  }
  const owner = await db.selectFrom('asset').select(['kind', 'deleted_at']).where('id', '=', owner_id).forUpdate().executeTakeFirst();
  if (!owner || !isHeard(owner.kind) || owner.deleted_at || !language) throw problem('wrong_captions');
  const before = await db
    .selectFrom('asset')
    .select('id')
    .where('belongs_to', '=', owner_id)
    .where('kind', '=', 'captions')
    .where('lang', '=', language)
    .where('id', '<>', id)
    .execute();
  await releaseCompanions(
    db,
    before.map((one) => one.id),
  );
  const linked = { belongs_to: owner_id, lang: language, folder_id: null, deleted_at: null, deleted_by: null };
  await db.updateTable('asset').set(linked).where('id', '=', id).execute();
}

/** What belonged to something lies beside it from now on, in the same folder. */
export async function releaseCompanions(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('asset')
    .from('asset as owner')
    .set((eb) => ({ belongs_to: null, folder_id: eb.ref('owner.folder_id') }))
    .whereRef('owner.id', '=', 'asset.belongs_to')
    .where('asset.id', 'in', ids)
    .execute();
}

/** Whether a picture may stand for this. It cannot go into the bin until the transaction ends. Rejects with `wrong_poster`. */
export async function requirePoster(db: Database, kind: string, poster: number | null | undefined): Promise<void> {
  if (poster === null || poster === undefined) return;
  const picture = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', poster)
    .where('kind', '=', 'image')
    .where('belongs_to', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!picture || !hasPoster(kind)) throw problem('wrong_poster');
}

export async function companionsOf(db: Database, ids: readonly number[]): Promise<{ id: number; belongs_to: number }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('asset').select(['id', 'belongs_to']).where('belongs_to', 'in', ids).$narrowType<{ belongs_to: number }>().execute();
}

/** The captions of a film or sound, by language, as staff see them. */
export async function captionsOf(db: Database, id: number) {
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'lang', 'name', 'file', 'revision'])
    .where('belongs_to', '=', id)
    .where('kind', '=', 'captions')
    .orderBy('lang')
    .execute();
  return rows.map(({ id: captions, lang, name, file, revision }) => ({ id: captions, lang: lang ?? '', name, url: fileUrl({ id: captions, file }), revision }));
}
