import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { captionsById, captionsInLanguage, linkAsset, lockOwner, posterById, releaseCompanions, setCaptionsLanguage } from './queries/companions.server.ts';

/** Kinds that are heard or seen over time, and so may have captions; kinds for which a picture stands. */
const isHeard = (kind: string) => kind === 'video' || kind === 'audio';
const hasPoster = (kind: string) => kind === 'video' || kind === 'document';

type Captions = { of: number | null | undefined; lang: string | null | undefined };

/**
 * Makes captions those of a film or sound in a language; those that it had in that language are on their own again, as these
 * are where `of` is null. In a transaction that has locked them. Rejects with `wrong_captions`.
 */
export async function linkCaptions(db: Database, id: number, { of, lang }: Captions): Promise<void> {
  const captions = await captionsById(db, id);
  if (captions.kind !== 'captions') throw problem('wrong_captions');
  if (of === null) return releaseCompanions(db, [id]);
  const [owner_id, language] = [of ?? captions.belongs_to, lang ?? captions.lang];
  if (owner_id === null) {
    await setCaptionsLanguage(db, id, language);
    return;
  }
  const owner = await lockOwner(db, owner_id);
  if (!owner || !isHeard(owner.kind) || owner.deleted_at || !language) throw problem('wrong_captions');
  const before = await captionsInLanguage(db, id, owner_id, language);
  await releaseCompanions(
    db,
    before.map((one) => one.id),
  );
  const linked = { belongs_to: owner_id, lang: language, folder_id: null, deleted_at: null, deleted_by: null };
  await linkAsset(db, id, linked);
}

/** Whether a picture may stand for this. It cannot go into the bin until the transaction ends. Rejects with `wrong_poster`. */
export async function requirePoster(db: Database, kind: string, poster: number | null | undefined): Promise<void> {
  if (poster === null || poster === undefined) return;
  const picture = await posterById(db, poster);
  if (!picture || !hasPoster(kind)) throw problem('wrong_poster');
}
