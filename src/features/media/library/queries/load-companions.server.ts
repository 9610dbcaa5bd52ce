import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { fileUrl } from '../../files/file-url.ts';
import type { ImageObject } from '../../image-schema.ts';
import { imageColumns, presentImage } from '../../present.ts';

/** What visitors get of a film or sound beside itself. */
export type Companions = { poster?: ImageObject; captions?: { lang: string; url: string }[]; transcript?: string };

type Recording = { id: number; poster_id: number | null; transcript: Localised };

/** The companions of films and sounds, by their id: one query for all of them, none where there are none. */
export async function loadCompanions(db: Database, recordings: readonly Recording[], language: Language): Promise<Map<number, Companions>> {
  if (recordings.length === 0) return new Map();
  const posters = recordings.flatMap(({ poster_id }) => poster_id ?? []);
  const rows = await db
    .selectFrom('asset as image')
    .select(['image.id', 'image.kind', 'image.belongs_to', 'image.lang', ...imageColumns])
    .where((eb) =>
      eb.or([
        eb(
          'image.belongs_to',
          'in',
          recordings.map(({ id }) => id),
        ),
        ...(posters.length > 0 ? [eb('image.id', 'in', posters)] : []),
      ]),
    )
    .where('image.deleted_at', 'is', null)
    .orderBy('image.lang')
    .execute();
  return new Map(
    recordings.map(({ id, poster_id, transcript }) => {
      const own = rows.filter(({ belongs_to }) => belongs_to === id);
      const poster = rows.find((row) => row.id === poster_id) ?? own.find(({ kind }) => kind === 'image');
      const captions = own.flatMap((row) => (row.kind === 'captions' && row.lang ? [{ lang: row.lang, url: fileUrl(row) }] : []));
      const text = choose(transcript, language).text;
      return [id, { ...(poster && { poster: presentImage(poster, language) }), ...(captions.length > 0 && { captions }), ...(text && { transcript: text }) }];
    }),
  );
}
