import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { imageColumns } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';

type PressContext = { db: Database; now: Date };

/**
 * What a production has for the press, as far as who asks may see it: whoever has its link at once, everybody else from the moment
 * on that is set, once visitors see the production. Null where there is nothing to see. Two statements.
 */
export async function readPress({ db, now }: PressContext, id: number, token: string | undefined) {
  const production = await db
    .selectFrom('production')
    .leftJoin('press_link', 'press_link.production_id', 'production.id')
    .leftJoin('asset as document', (join) =>
      join.onRef('document.id', '=', 'production.press_document_id').on('document.kind', '=', 'document').on(isFree('document', now)),
    )
    .select(['production.id', 'production.title', 'production.press_text', 'production.press_from', 'press_link.token'])
    .select(['document.id as document_id', 'document.file as document_file', 'document.name as document_name', 'document.size as document_size'])
    .select(sql<boolean>`production.is_online and production.last_over is not null`.as('is_seen'))
    .where('production.id', '=', id)
    .where('production.has_press', '=', true)
    .executeTakeFirst();
  if (!production) return null;
  const isInvited = token !== undefined && production.token === token;
  const isOpen = production.is_seen && (production.press_from === null || production.press_from <= now);
  if (!isInvited && !isOpen) return null;
  const pictures = await db
    .selectFrom('press_picture')
    .innerJoin('asset as image', 'image.id', 'press_picture.image_id')
    .select(['image.id as image_id', 'image.caption', 'image.copyright', ...imageColumns])
    .where('press_picture.production_id', '=', id)
    .where('image.kind', '=', 'image')
    .where(isFree('image', now))
    .orderBy('press_picture.position')
    .orderBy('press_picture.id')
    .execute();
  return { ...production, pictures, isOpen, isInvited };
}
export type PressRows = NonNullable<Awaited<ReturnType<typeof readPress>>>;

/** Whether something of the library may leave the venue now: it is available, not in the bin, and its right has not ended. */
const isFree = (asset: 'image' | 'document', now: Date) => sql<SqlBool>`(
  ${sql.ref(`${asset}.deleted_at`)} is null
  and coalesce(${sql.ref(`${asset}.copyright_until`)} >= ${dayOf(now)}::date, true)
  and coalesce(${sql.ref(`${asset}.available_from`)} <= ${now}::timestamptz, true))`;
