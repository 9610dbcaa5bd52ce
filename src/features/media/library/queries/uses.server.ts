import { type Expression, sql } from 'kysely';
import { type BlockRegistry, parseDocumentText, referencesOf } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import type { AssetUse } from '../asset-schema.ts';
import { maxUsesListed } from '../limits.ts';

/** A container that is no page's and no section: it has no table to ask for its name. */
const footer = { content_type: 'footer', title: { de: 'Fußzeile', en: 'Footer' } };

/** Every foreign key to `asset` but that of what belongs to another; a test compares them with the database. */
export const usingColumns: readonly UsingColumn[] = [
  { table: 'event', column: 'image_id', kind: 'event' },
  { table: 'production', column: 'image_id', kind: 'production' },
  { table: 'production', column: 'press_document_id', kind: 'production' },
  { table: 'press_picture', column: 'image_id', kind: 'production', id: 'production_id' },
  ...(['asset_id', 'poster_id', 'captions_de_id', 'captions_en_id'] as const).flatMap((column): UsingColumn[] => [
    { table: 'event_media', column, kind: 'event', id: 'event_id' },
    { table: 'event_media', column, kind: 'production', id: 'production_id' },
  ]),
  { table: 'partner', column: 'image_id', kind: 'partner' },
  { table: 'person', column: 'image_id', kind: 'person' },
  { table: 'article', column: 'image_id', kind: 'article' },
  { table: 'teaser', column: 'image_id', kind: 'teaser' },
  { table: 'series', column: 'image_id', kind: 'series' },
  { table: 'venue', column: 'image_id', kind: 'venue' },
  { table: 'venue', column: 'map_id', kind: 'venue' },
  { table: 'room', column: 'plan_id', kind: 'room' },
  { table: 'page', column: 'og_image_id', kind: 'page' },
  { table: 'asset', column: 'poster_id', kind: 'asset' },
];
/** `id`: where what is named as the place stands, if that is not the row itself. */
type UsingColumn = { table: string; column: string; kind: AssetUse['kind']; id?: string };

/** Every asset that is used anywhere, drafts included; for `in` and `not in`. Says the same as `placesOf`. */
export const usedAssets = sql`(
  ${sql.join(
    usingColumns.map(({ table, column }) => sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`),
    sql` union `,
  )}
  union select value::text::int from setting where key = 'logo' and jsonb_typeof(value) = 'number'
  union select split_part(use, ':', 2)::int from container, unnest(uses) use where use like any (array['image:%', 'file:%'])
  union select split_part(use, ':', 2)::int from published_container, unnest(uses) use where use like any (array['image:%', 'file:%'])
)` as unknown as Expression<number>; // `in` takes a list or a query of the builder, and this is neither

type AssetReference = { asset: number; kind: AssetUse['kind'] | 'container'; id: number | null };

/** The places that use these assets; a container once, whether its draft or what is published of it does. */
async function assetReferences(db: Database, ids: readonly number[]): Promise<AssetReference[]> {
  if (ids.length === 0) return [];
  const words = ids.flatMap((id) => [`image:${id}`, `file:${id}`]);
  const columns = usingColumns.map(
    ({ table, column, kind, id = 'id' }) =>
      sql`select ${sql.ref(column)} as asset, ${sql.lit(kind)} as kind, ${sql.ref(id)} as id from ${sql.table(table)} where ${sql.ref(column)} = any (${ids}) and ${sql.ref(id)} is not null`,
  );
  const { rows } = await sql<AssetReference>`
    ${sql.join(columns, sql` union all `)}
    union all select value::text::int, 'setting', null from setting
      where key = 'logo' and jsonb_typeof(value) = 'number' and value::text::int = any (${ids})
    union all (
      select split_part(use, ':', 2)::int, 'container', id from container, unnest(uses) use where uses && ${words} and use = any (${words})
      union select split_part(use, ':', 2)::int, 'container', container_id from published_container, unnest(uses) use
        where uses && ${words} and use = any (${words})
    )`.execute(db);
  return rows;
}

/** In how many places each is used. */
export async function countUses(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { asset } of await assetReferences(db, ids)) counts.set(asset, (counts.get(asset) ?? 0) + 1);
  return counts;
}

type Reader = { db: Database; language: Language; registry: BlockRegistry };

/** Where one asset is used, by name: of very many places the first, beside how many there are. */
export async function usesOfAsset(reader: Reader, id: number): Promise<{ count: number; published_count: number; uses: AssetUse[] }> {
  const references = await assetReferences(reader.db, [id]);
  const idsOf = (kind: AssetReference['kind']) =>
    references.flatMap((reference) => (reference.kind === kind && reference.id !== null ? [reference.id] : [])).slice(0, maxUsesListed);
  const [published_count, ...lists] = await Promise.all([
    countPublished(reader.db, references, id),
    eventUses(reader, idsOf('event')),
    titledUses(reader, 'production', idsOf('production')),
    personUses(reader, idsOf('person')),
    articleUses(reader, idsOf('article')),
    titledUses(reader, 'teaser', idsOf('teaser')),
    namedUses(reader, 'series', idsOf('series')),
    namedUses(reader, 'venue', idsOf('venue')),
    namedUses(reader, 'room', idsOf('room')),
    partnerUses(reader, idsOf('partner')),
    pageUses(reader, idsOf('page')),
    assetUses(reader, idsOf('asset')),
    containerUses(reader, id, idsOf('container')),
  ]);
  const settings: AssetUse[] = references.flatMap(({ kind }) => (kind === 'setting' ? [{ ...plain, kind, id: null, title: 'logo', is_published: true }] : []));
  return { count: references.length, published_count, uses: [...lists.flat(), ...settings].slice(0, maxUsesListed) };
}

/** How many of all these places visitors see: as `is_published` of those that are named. */
async function countPublished(db: Database, references: readonly AssetReference[], asset: number): Promise<number> {
  const idsOf = (kind: AssetReference['kind']) =>
    sql`${references.flatMap((reference) => (reference.kind === kind && reference.id !== null ? [reference.id] : []))}::int[]`;
  const canBeOffline: readonly AssetReference['kind'][] = ['event', 'production', 'series', 'teaser', 'article', 'page', 'container'];
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from event where id = any (${idsOf('event')}) and is_online)::int
      + (select count(*) from production where id = any (${idsOf('production')}) and last_over is not null)::int
      + (select count(*) from series where id = any (${idsOf('series')}) and is_online)::int
      + (select count(*) from teaser where id = any (${idsOf('teaser')}) and is_online)::int
      + (select count(*) from article where id = any (${idsOf('article')}) and is_online)::int
      + (select count(*) from page where id = any (${idsOf('page')}) and is_online)::int
      + (select count(*) from container
          left join page on container.content_type = 'page' and page.id = object_id
          left join event on container.content_type = 'event' and event.id = object_id
          left join article on container.content_type = 'article' and article.id = object_id
          left join series on container.content_type = 'series' and series.id = object_id
          left join production on container.content_type = 'production' and production.id = object_id
          where container.id = any (${idsOf('container')})
            and coalesce(page.is_online, event.is_online, article.is_online, series.is_online, production.is_online, true)
            and exists (select from published_container where container_id = container.id and uses && ${[`image:${asset}`, `file:${asset}`]}))::int as count`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) + references.filter(({ kind }) => !canBeOffline.includes(kind)).length;
}

const plain = { url: null, blocks: [] };

async function eventUses({ db, language }: Reader, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('event')
    .innerJoin('production', 'production.id', 'event.production_id')
    .select(['event.id', 'event.title as own_title', 'production.title', 'event.is_online'])
    .where('event.id', 'in', ids)
    .orderBy('event.date_start', 'desc')
    .orderBy('event.id')
    .execute();
  return rows.map(({ id, own_title, title: of, is_online }) => {
    const title = choose(ownOr(own_title, of), language).text;
    return { kind: 'event', id, title, url: is_online ? href('event', language, { slug: slugOf(title), id }) : null, is_published: is_online, blocks: [] };
  });
}

async function titledUses({ db, language }: Reader, kind: 'production' | 'teaser', ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows =
    kind === 'production'
      ? await db
          .selectFrom('production')
          .select(['id', 'title', sql<boolean>`last_over is not null`.as('is_published')])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
      : await db.selectFrom('teaser').select(['id', 'headline as title', 'is_online as is_published']).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id, title, is_published }) => ({ ...plain, kind, id, title: choose(title, language).text, is_published }));
}

async function personUses({ db }: Reader, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('person').select(['id', 'name']).where('id', 'in', ids).orderBy('sort_name').execute();
  return rows.map(({ id, name }) => ({ ...plain, kind: 'person', id, title: name, is_published: true }));
}

type Named = 'series' | 'venue' | 'room';

/** A room has no page: it stands on that of its venue. */
async function namedUses({ db, language }: Reader, kind: Named, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const isShown = sql<boolean>`${kind === 'series' ? sql.ref('is_online') : sql`true`}`.as('is_published');
  const rows = await db.selectFrom<Named>(kind).select(['id', 'name']).select(isShown).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id, name, is_published }) => {
    const title = choose(name, language).text;
    return { kind, id, title, url: kind === 'room' || !is_published ? null : href(kind, language, { slug: slugOf(title), id }), is_published, blocks: [] };
  });
}

/** Partners stand on the pages of what they make possible. */
async function partnerUses({ db }: Reader, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('partner').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute();
  return rows.map(({ id, name }) => ({ ...plain, kind: 'partner', id, title: name, is_published: true }));
}

async function articleUses({ db, language }: Reader, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('article').select(['id', 'title', 'is_online']).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id, title: of, is_online }) => {
    const title = choose(of, language).text;
    return { kind: 'article', id, title, url: is_online ? href('article', language, { slug: slugOf(title), id }) : null, is_published: is_online, blocks: [] };
  });
}

async function pageUses({ db, language }: Reader, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('page').select(['id', 'title', 'urls', 'is_online']).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id, title, urls, is_online }) => {
    return { kind: 'page', id, title: choose(title, language).text, url: choose(urls, language).text || null, is_published: is_online, blocks: [] };
  });
}

/** Films and documents for which a picture stands: they are shown by staff's screens, and where blocks show them. */
async function assetUses({ db, language }: Reader, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('asset').select(['id', 'title', 'name']).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ id, title, name }) => ({ ...plain, kind: 'asset', id, title: choose(title, language).text || name, is_published: true }));
}

/** Pages and sections made of blocks, with the blocks of the draft or of what is published that show it. */
async function containerUses(reader: Reader, asset: number, ids: readonly number[]): Promise<AssetUse[]> {
  if (ids.length === 0) return [];
  const rows = await reader.db
    .selectFrom('container')
    .select(['id', 'slug', 'content_type', 'object_id', 'draft'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const published = await reader.db
    .selectFrom('published_container')
    .select(['container_id', 'document'])
    .where('container_id', 'in', ids)
    .where('uses', '&&', sql<string[]>`array[${`image:${asset}`}, ${`file:${asset}`}]`)
    .execute();
  const objectsOf = (type: string) => rows.flatMap(({ content_type, object_id }) => (content_type === type && object_id !== null ? [object_id] : []));
  const owners = [
    ...(await pageUses(reader, objectsOf('page'))),
    ...(await articleUses(reader, objectsOf('article'))),
    ...(await namedUses(reader, 'series', objectsOf('series'))),
    ...(await eventUses(reader, objectsOf('event'))),
    ...(await titledUses(reader, 'production', objectsOf('production'))),
  ];
  return rows.map(({ id, slug, content_type, object_id, draft }) => {
    const shown = published.filter(({ container_id }) => container_id === id);
    const blocks = [draft, ...shown.map(({ document }) => document ?? '')].flatMap((document) => blocksWith(reader.registry, document, asset));
    const distinct = [...new Map(blocks.map((block) => [`${block.id} ${block.field}`, block])).values()];
    const owner = owners.find((one) => one.kind === content_type && one.id === object_id);
    const is_published = shown.length > 0 && (owner?.is_published ?? true);
    const title = content_type === footer.content_type ? footer.title[reader.language] : slug;
    return owner ? { ...owner, is_published, blocks: distinct } : { kind: 'section', id, title, url: null, is_published, blocks: distinct };
  });
}

function blocksWith(registry: BlockRegistry, document: string, asset: number): AssetUse['blocks'] {
  const parsed = parseDocumentText(document);
  if (!parsed.ok) return [];
  return referencesOf(parsed.document, registry).flatMap(({ blockId, type, field, references: { images = [], files = [] } }) =>
    images.includes(asset) || files.includes(asset) ? [{ id: blockId, type, field }] : [],
  );
}
