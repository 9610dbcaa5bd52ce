import { problem } from '#api/problem.server.ts';
import { readVideo } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { MediaChange } from '../contract.ts';
import type { Owner } from './owner.ts';
import { deleteMedia, insertMedium, mediaOfOwner, moveMedium, usableMedia } from './queries/media.server.ts';
import { withWords } from './store-details.server.ts';

/** Each is a file that the library has, or a film where films may be. */
export async function checkedMedia(db: Database, media: MediaChange): Promise<MediaChange> {
  const ids = media.flatMap(({ asset_id }) => asset_id ?? []);
  const usable = new Set((ids.length === 0 ? [] : await usableMedia(db, ids)).map(({ id }) => id));
  return media.map((medium, index) => {
    if (medium.asset_id !== null) {
      if (!usable.has(medium.asset_id)) throw problem('no_such_medium', { data: { index } });
      return { ...medium, video_url: null };
    }
    const video = readVideo(medium.video_url);
    if (!video) throw problem('no_such_video', { data: { index } });
    return { ...medium, video_url: video.url };
  });
}

/** Those that are known keep what the form does not show, such as a poster. */
export async function storeMedia(db: Database, owner: Owner, media: MediaChange): Promise<void> {
  const before = await mediaOfOwner(db, owner);
  const known = new Map(before.map(({ id, asset_id }) => [id, asset_id]));
  const storedIds = new Set(media.flatMap(({ id }) => (id !== undefined && known.has(id) ? id : [])));
  const gone = before.flatMap(({ id }) => (storedIds.has(id) ? [] : id));
  if (gone.length > 0) await deleteMedia(db, gone);
  for (const [position, { id, asset_id, video_url, title: words }] of media.entries()) {
    const row = { asset_id, video_url, position, title: JSON.stringify(withWords(words)) };
    if (id === undefined || !storedIds.delete(id)) {
      await insertMedium(db, owner, row);
      continue;
    }
    const another = known.get(id) === asset_id ? {} : { poster_id: null, captions_de_id: null, captions_en_id: null };
    await moveMedium(db, id, row, another);
  }
}
