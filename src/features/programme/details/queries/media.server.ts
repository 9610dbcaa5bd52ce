import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Schema } from '#db/schema.ts';
import { imageColumns } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';

/**
 * Of what shows a picture, itself or its poster, that comes along: the one chosen here, else that of the library, chosen there or
 * made from it. So do captions.
 */
export const mediaRows = () =>
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
