import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { Schema } from '#db/schema.ts';
import { fileUrl, imageOf, presentImage } from '#features/media/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { Texts } from '#i18n/texts.ts';
import type { InheritedField } from './details.ts';
import type { EventDetails, EventDocument, EventImage, EventRecording } from './details-schema.ts';
import { mediaRows } from './queries/media.server.ts';

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
