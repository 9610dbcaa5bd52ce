import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Schema } from '#db/schema.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { patternsOf, searchWordsOf } from '#i18n/search-words.ts';
import { type ImageRow, imageColumns } from '../../present.ts';
import type { AssetQuery } from '../asset-schema.ts';
import { endingDays, expiryWarningDays } from '../limits.ts';
import { foldersBelow } from './folders.server.ts';
import { usedAssets } from './uses.server.ts';

const posterColumns = ['id', ...imageColumns.map((column) => column.replace('image.', ''))];
/** The picture that stands for a film or document, as `ImageRow`. */
const posterRow = sql<ImageRow | null>`case when poster.id is not null then jsonb_build_object(${sql.join(
  posterColumns.flatMap((column) => [sql.lit(column), sql.ref(`poster.${column}`)]),
)}) end`;

/** Assets with all that staff see of them, but their transcripts. */
const assetRows = (db: Database) =>
  db
    .selectFrom('asset')
    .leftJoin('site_user as uploader', 'uploader.id', 'asset.created_by')
    .leftJoin('asset as preview', (join) => join.onRef('preview.belongs_to', '=', 'asset.id').on('preview.kind', '=', 'image'))
    .leftJoin('asset as poster', (join) => join.on('poster.id', '=', (eb) => eb.fn.coalesce('asset.poster_id', 'preview.id')))
    .select(['asset.id', 'asset.kind', 'asset.revision', 'asset.file', 'asset.name', 'asset.content_type', 'asset.size', 'asset.width', 'asset.height'])
    .select(['asset.duration', 'asset.page_count', 'asset.title', 'asset.alt', 'asset.decorative', 'asset.caption', 'asset.credit', 'asset.copyright'])
    .select([
      'asset.copyright_until',
      'asset.available_from',
      'asset.focal_x',
      'asset.focal_y',
      'asset.crops',
      'asset.color',
      'asset.animated',
      'asset.transparent',
      'asset.folder_id',
      'asset.tags',
    ])
    .select(['asset.belongs_to', 'asset.lang', 'asset.poster_id', 'asset.preview_failed', posterRow.as('poster')])
    .select(['asset.created_at', 'asset.created_by', 'asset.updated_at', 'asset.deleted_at', 'uploader.name as created_by_name']);

export const assetRow = (db: Database, id: number) => assetRows(db).select('asset.transcript').where('asset.id', '=', id).executeTakeFirst();

export type AssetRow = Awaited<ReturnType<ReturnType<typeof assetRows>['executeTakeFirstOrThrow']>>;

/** One page of what a query finds, and how many there are in all. */
export async function assetList(db: Database, query: AssetQuery, now: Date): Promise<{ count: number; rows: AssetRow[] }> {
  const folders = query.folder === undefined ? null : query.below === 'true' ? await foldersBelow(db, query.folder) : [query.folder];
  const condition = (eb: ExpressionBuilder<Schema, 'asset'>) =>
    eb.and([...conditionsOf(eb, query, now), ...(folders ? [eb('asset.folder_id', 'in', folders)] : [])]);
  const countAll = async () => {
    const counted = db.selectFrom('asset').select((eb) => eb.fn.countAll<number>().as('count'));
    return (await counted.where(condition).executeTakeFirstOrThrow()).count;
  };
  const [column, direction] = orders[query.sort];
  // Sorted before the rest of the rows is read.
  const page = db
    .selectFrom('asset')
    .select('asset.id')
    .where(condition)
    .orderBy(column, direction)
    .orderBy('asset.id', direction)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  // Words are compared in the rows themselves, which are read once for both; beyond the last page there is nothing to count by.
  const searched = async () => {
    const found = await page.select((eb) => eb.fn.countAll<number>().over().as('count')).execute();
    return [found, found[0]?.count ?? (await countAll())] as const;
  };
  const [ids, count] = query.q ? await searched() : await Promise.all([page.execute(), countAll()]);
  if (ids.length === 0) return { count, rows: [] };
  const order = new Map(ids.map(({ id }, index) => [id, index]));
  const rows = await assetRows(db)
    .where(
      'asset.id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute();
  return { count, rows: rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)) };
}

const orders = {
  newest: ['asset.created_at', 'desc'],
  oldest: ['asset.created_at', 'asc'],
  name: ['asset.name', 'asc'],
  largest: ['asset.size', 'desc'],
} as const;

function conditionsOf(eb: ExpressionBuilder<Schema, 'asset'>, { q, kind, use, rights, alternative, tag, bin }: AssetQuery, now: Date) {
  const words = searchWordsOf(q ?? '').map((word) => eb.or(patternsOf(word).map((pattern) => eb('asset.search', 'like', pattern))));
  return [
    eb('asset.deleted_at', bin === 'true' ? 'is not' : 'is', null),
    eb('asset.belongs_to', 'is', null),
    ...words,
    ...(kind ? [eb('asset.kind', '=', kind)] : []),
    ...(tag ? [sql<boolean>`asset.tags @> array[${tag}]`] : []),
    ...(use ? [eb('asset.id', use === 'used' ? 'in' : 'not in', usedAssets)] : []),
    ...(rights ? [rightsCondition(rights, now)] : []),
    // Written out, not as parameters: so the database sees that an index has just these.
    ...(alternative ? [sql<boolean>`asset.kind = 'image' and not asset.decorative`] : []),
    ...(alternative === 'missing' ? [sql<boolean>`asset.alt = '{}'`] : []),
    ...(alternative === 'incomplete' ? [sql<boolean>`not (asset.alt ?& array['de', 'en'])`] : []),
  ];
}

/** The same as `rightsOf` in present.server.ts says of one. */
function rightsCondition(rights: NonNullable<AssetQuery['rights']>, now: Date) {
  const [today, warned] = [dayOf(now), addDays(dayOf(now), expiryWarningDays)];
  const isUnknown = sql`asset.credit = '{}' and asset.copyright = ''`;
  const isFar = sql`coalesce(asset.copyright_until > ${warned}, true)`;
  return {
    expired: sql<boolean>`asset.copyright_until < ${today}`,
    expiring: sql<boolean>`asset.copyright_until between ${today} and ${warned}`,
    ending: sql<boolean>`asset.copyright_until between ${today} and ${addDays(today, endingDays)}`,
    unknown: sql<boolean>`(${isUnknown} and ${isFar})`,
    granted: sql<boolean>`(not (${isUnknown}) and ${isFar})`,
  }[rights];
}
