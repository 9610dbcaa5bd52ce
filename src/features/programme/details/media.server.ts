import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { Schema } from '#db/schema.ts';
import { fileUrl, imageColumns, imageOf, presentImage } from '#features/media/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { Texts } from '#i18n/texts.ts';
import type { InheritedField } from './details.ts';
import type { EventDetails, EventDocument, EventImage, EventRecording } from './details-schema.ts';

/** The media of an event's row, its production's first. */
export const mediaOf = (eb: ExpressionBuilder<Schema, 'event'>) =>
  jsonArrayFrom(
    mediaRows()
      .where((of) => of.or([of('medium.production_id', '=', eb.ref('event.production_id')), of('medium.event_id', '=', eb.ref('event.id'))]))
      .orderBy(sql`medium.event_id is not null`)
      .orderBy('medium.position')
      .orderBy('medium.id'),
  );

/** Those of a production's row alone. */
export const mediaOfProduction = (eb: ExpressionBuilder<Schema, 'production'>) =>
  jsonArrayFrom(
    mediaRows()
      .where((of) => of('medium.production_id', '=', eb.ref('production.id')))
      .orderBy('medium.position')
      .orderBy('medium.id'),
  );

/**
 * Of what shows a picture, itself or its poster, that comes along: the one chosen here, else that of the library, chosen there or
 * made from it. So do captions.
 */
const mediaRows = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('event_media as medium')
    .leftJoin('asset', 'asset.id', 'medium.asset_id')
    .leftJoin('asset as image', (join) =>
      join.on((on) =>
        on(
          'image.id',
          '=',
          on.fn.coalesce(
            'medium.poster_id',
            sql<number>`case when ${on.ref('asset.kind')} = 'image' then ${on.ref('asset.id')} end`,
            'asset.poster_id',
            companion('image'),
          ),
        ),
      ),
    )
    .select(['medium.id', 'medium.event_id', 'medium.title as own_title', 'medium.video_url'])
    .select(['asset.id as asset_id', 'asset.kind', 'asset.file as asset_file', 'asset.name', 'asset.size', 'asset.content_type', 'asset.page_count'])
    .select(['asset.title', 'asset.caption', 'asset.transcript', 'asset.available_from'])
    .select(['image.id as image_id', ...imageColumns])
    .select((of) => [captionsFile(of, 'de').as('captions_de'), captionsFile(of, 'en').as('captions_en')]);

/** What the library has beside the medium's file: the picture made from it, or its captions in a language. */
const companion = (kind: 'image' | 'captions', lang: Language | null = null) =>
  expressionBuilder<Schema & { medium: Schema['event_media'] }, 'medium'>()
    .selectFrom('asset as companion')
    .select('companion.id')
    .whereRef('companion.belongs_to', '=', 'medium.asset_id')
    .where('companion.kind', '=', kind)
    .where('companion.lang', lang ? '=' : 'is', lang)
    .where('companion.deleted_at', 'is', null)
    .limit(1);

const captionsFile = (eb: ExpressionBuilder<Schema & { medium: Schema['event_media'] }, 'medium'>, language: Language) =>
  jsonObjectFrom(
    eb
      .selectFrom('asset as captions')
      .select(['captions.id', 'captions.file', 'captions.name', 'captions.size', 'captions.content_type'])
      .where((of) => of('captions.id', '=', of.fn.coalesce(`medium.captions_${language}_id`, companion('captions', language)))),
  );

type File = { id: number; file: string; name: string; size: number; content_type: string };
type Medium = ReturnType<typeof mediaOf> extends { expressionType?: (infer Row)[] | undefined } ? Row : never;

/** Its own alone where it has `none` of its production's; an unreadable document has no address, and the answer holds until it is released. */
export function presentMedia(
  media: readonly Medium[],
  language: Language,
  now: Date,
  none: readonly InheritedField[] = [],
): Pick<EventDetails, 'recordings' | 'images' | 'documents'> {
  const shown = none.includes('media') ? media.filter(({ event_id }) => event_id !== null) : media;
  const of = (...kinds: Medium['kind'][]) => shown.filter(({ kind }) => kinds.includes(kind));
  return {
    recordings: of('video', 'audio', null).map((medium) => presentRecording(medium, language)),
    images: of('image').flatMap((medium) => presentPicture(medium, language)),
    documents: of('document').flatMap((medium) => presentDocument(medium, language, now)),
  };
}

function titleOf({ own_title, title }: Medium, language: Language) {
  const { text, lang } = choose(ownOr(own_title, title ?? {}), language);
  return { title: text, ...(lang ? { title_lang: lang } : {}) };
}

const fileOf = (file: File) => ({ id: file.id, url: fileUrl(file), name: file.name, size: Number(file.size), content_type: file.content_type });

function assetFile({ asset_id: id, asset_file: file, name, size, content_type }: Medium) {
  return id === null || file === null || name === null || size === null || content_type === null ? null : fileOf({ id, file, name, size, content_type });
}

function presentRecording(medium: Medium, language: Language): EventRecording {
  const texts = new Texts(language);
  const image = imageOf(medium);
  const transcript = texts.paragraphs('transcript', medium.transcript);
  const { lang } = choose(medium.transcript, language);
  return {
    id: medium.id,
    kind: medium.kind === 'audio' ? 'audio' : 'video',
    ...titleOf(medium, language),
    file: assetFile(medium),
    url: medium.video_url,
    image_obj: image && presentImage(image, language),
    captions: { de: medium.captions_de && fileOf(medium.captions_de), en: medium.captions_en && fileOf(medium.captions_en) },
    transcript,
    ...(lang ? { transcript_lang: lang } : {}),
  };
}

function presentPicture(medium: Medium, language: Language): EventImage[] {
  const image = imageOf(medium);
  if (!image) return [];
  const { text, lang } = choose(ownOr(medium.own_title, medium.caption ?? {}), language);
  return [{ ...presentImage(image, language), description: text, ...(lang ? { description_lang: lang } : {}) }];
}

function presentDocument(medium: Medium, language: Language, now: Date): EventDocument[] {
  const file = assetFile(medium);
  if (!file) return [];
  const from = medium.available_from === null ? null : new Date(medium.available_from); // within JSON an instant is a text
  const isEarly = from !== null && from > now;
  if (isEarly) setStaleAt(from);
  const { url, name, size, content_type } = file;
  return [
    {
      id: medium.id,
      ...titleOf(medium, language),
      url: isEarly ? null : url,
      name,
      size,
      content_type,
      page_count: medium.page_count,
      available_from: isEarly ? toBerlinIso(from) : null,
    },
  ];
}
