import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { pricesSchema, seatGroupsSchema } from '#features/booking/contract.ts';
import { pricesIn, seatGroupsIn } from '#features/booking/index.ts';
import { attendanceStated, offeredPrices, storedPrices } from '#features/programme/index.server.ts';
import { schemaTypeOf } from '#features/programme/index.ts';
import { foldName } from '#i18n/fold-name.ts';
import { type Language, languages } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { accessibilityIn } from '../../details.ts';
import type { Prepared, Wanted } from '../../prepare.ts';
import { priceRow } from '../../record/prices.ts';
import { eventText } from '../../strings.ts';
import type { Known } from '../known.server.ts';
import { loadPartners, replace } from '../promoters/promoters.server.ts';
import type { Refusal } from '../refusal.ts';
import { same } from '../texts.ts';

type Named = { id: number; name: Localised };

/** What an event refers to, and its prices, as they stand. */
export type StoredLinks = {
  id: number;
  type: Named;
  /** Those that an export tells; the others it says nothing of. */
  tags: Named[];
  hidden_tag_ids: number[];
  series: Named[];
  /** The event's own, else its production's. */
  promoters: { id: number; name: string }[];
  id_jet: string | null;
  prices: unknown;
  seat_groups: unknown;
  details: unknown;
  production_details: unknown;
};

export type LinkChanges = {
  type_id?: number;
  tag_ids?: number[];
  series_ids?: number[];
  promoter_ids?: number[];
  prices?: unknown;
  attendance?: string;
};

export const storedLinks = sql`
  (select jsonb_build_object('id', t.id, 'name', t.name) from exhibition_type t where t.id = e.type_id) as type,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name)), '[]') from tag t where t.id = any(e.tag_ids) and t.show_in_filter) as tags,
  (select coalesce(jsonb_agg(t.id), '[]') from tag t where t.id = any(e.tag_ids) and not t.show_in_filter) as hidden_tag_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name)), '[]') from series s where s.id = any(e.series_ids)) as series,
  (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by ps.position), '[]') from partnership ps join partner a on a.id = ps.partner_id
    where ps.kind = 'promoter' and (ps.event_id = e.id or ps.production_id = e.production_id and not exists (
      select from partnership own where own.event_id = e.id and own.kind = 'promoter'))) as promoters,
  e.id_jet, e.prices, e.seat_groups, e.details, p.details as production_details`;

/** What a file that this site has exported says otherwise than an export says of the event as it stands; what there is not is named, and the field stays. */
export async function linkChanges(
  db: Database,
  known: Known,
  row: StoredLinks,
  { event, venue }: { event: Prepared; venue: string },
): Promise<{ changes: LinkChanges; refusals: Refusal[] }> {
  const refusals: Refusal[] = [];
  const refuse = (code: 'own_type' | 'own_names' | 'own_prices', detail: string) => refusals.push({ at: event.at, problem: { code, detail } });
  const changes: LinkChanges = { ...typeOf(known, row, event, refuse), ...tagsOf(known, row, event, refuse), ...pricesOf(row, event, refuse) };
  const names = event.organizers.map(({ name }) => name).filter((name) => foldName(name) !== foldName(venue));
  if (names.length > 0 && !isSameList(names, [row.promoters.map(({ name }) => name)])) {
    known.partners ??= await loadPartners(db);
    const { ids, unknown } = resolve(names, [known.partners]);
    if (unknown.length > 0) refuse('own_names', unknown.join(', '));
    else changes.promoter_ids = ids.map(({ id }) => id);
  }
  const { attendance } = event.details;
  if (attendance && attendance !== attendanceStated(row.production_details, row.details)) changes.attendance = attendance;
  return { changes, refusals };
}

export async function writeLinkChanges(db: Database, id: number, { type_id, prices, attendance, ...links }: LinkChanges): Promise<void> {
  const columns = {
    ...(type_id !== undefined && { type_id }),
    ...(prices !== undefined && { prices: JSON.stringify(prices) }),
    ...(attendance !== undefined && { details: sql<string>`details || ${JSON.stringify({ attendance })}::jsonb` }),
  };
  if (Object.keys(columns).length > 0) await db.updateTable('event').set(columns).where('id', '=', id).execute();
  if (links.promoter_ids) await replace(db, 'event_id', id, links.promoter_ids);
  for (const [table, column, ids] of [['event_tag', 'tag_id', links.tag_ids] as const, ['event_series', 'series_id', links.series_ids] as const]) {
    if (!ids) continue;
    await sql`delete from ${sql.table(table)} where event_id = ${id}`.execute(db);
    await sql`insert into ${sql.table(table)} (event_id, ${sql.ref(column)}) select ${id}::int, unnest(${ids}::int[])`.execute(db);
  }
}

type Refuse = (code: 'own_type' | 'own_names' | 'own_prices', detail: string) => void;

const nameOf = ({ name }: Wanted): string => name.de ?? name.en ?? '';

/** schema.org's kinds are coarser than ours. */
function typeOf(known: Known, { type }: StoredLinks, event: Prepared, refuse: Refuse): LinkChanges {
  const shown = nameOf(event.type);
  const isUnsaid = event.own?.format === 'jsonld' && shown === eventText.table.noType.de;
  const names = Object.values(type.name);
  if (isUnsaid || names.some((name) => foldName(name) === foldName(shown) || schemaTypeOf(slugOf(name)) === shown)) return {};
  const found = event.type.keys.map((key) => known.names?.types.get(key)).find((id) => id !== undefined);
  if (found === undefined) refuse('own_type', shown);
  return found === undefined || found === type.id ? {} : { type_id: found };
}

/** Calendars tell tags and accessibility as one list, JSON-LD tags and series, tables each in a column. */
function tagsOf(known: Known, row: StoredLinks, event: Prepared, refuse: Refuse): LinkChanges {
  const { tags, series } = row;
  const imported = event.tags.map(nameOf).filter((name) => event.own?.format !== 'ics' || accessibilityIn(name) === null);
  if (event.own?.format !== 'jsonld') {
    const ofTags = idsOf(imported, tags, known.names?.tags, refuse);
    const ofSeries = idsOf(event.series.map(nameOf), series, known.names?.series, refuse);
    return { ...(ofTags && { tag_ids: [...row.hidden_tag_ids, ...ofTags] }), ...(ofSeries && { series_ids: ofSeries }) };
  }
  if (imported.length === 0 || isSameList(imported, shownNames([...series, ...tags]))) return {};
  const { ids, unknown } = resolve(imported, [indexOf(series), indexOf(tags), known.names?.tags, known.names?.series]);
  if (unknown.length > 0) refuse('own_names', unknown.join(', '));
  if (unknown.length > 0) return {};
  const of = (...places: number[]) => ids.filter(({ place }) => places.includes(place)).map(({ id }) => id);
  return { tag_ids: [...row.hidden_tag_ids, ...of(1, 2)], series_ids: of(0, 3) };
}

/** Null: as it stands. */
function idsOf(imported: string[], standing: Named[], index: ReadonlyMap<string, number> | undefined, refuse: Refuse): number[] | null {
  if (imported.length === 0 || isSameList(imported, shownNames(standing))) return null;
  const { ids, unknown } = resolve(imported, [indexOf(standing), index]);
  if (unknown.length > 0) refuse('own_names', unknown.join(', '));
  return unknown.length > 0 ? null : ids.map(({ id }) => id);
}

/** As an export names them, in either language. */
const shownNames = (standing: readonly Named[]): string[][] => languages.map((language) => standing.map(({ name }) => choose(name, language).text));

const indexOf = (standing: readonly Named[]): Map<string, number> =>
  new Map(standing.flatMap(({ id, name }) => Object.values(name).map((text): [string, number] => [foldName(text), id])));

/** Names within a name that a comma divides, as tables list them. */
const partsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => name.split(/[|,;\n]/))
    .map((part) => part.trim())
    .filter(Boolean);

function isSameList(imported: readonly string[], standing: readonly (readonly string[])[]): boolean {
  const keyOf = (names: readonly string[]) => [...new Set(partsOf(names).map(foldName))].sort();
  return standing.some((names) => same(keyOf(imported), keyOf(names)));
}

/** Finds each name in the first index that has it; one that a comma divides is put together again. */
function resolve(
  imported: readonly string[],
  indexes: readonly (ReadonlyMap<string, number> | undefined)[],
): { ids: { id: number; place: number }[]; unknown: string[] } {
  const parts = partsOf(imported);
  const ids: { id: number; place: number }[] = [];
  const unknown: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let found: { id: number; place: number } | undefined;
    let until = parts.length;
    for (; until > from && !found; until -= 1) {
      const key = foldName(parts.slice(from, until).join(', '));
      const place = indexes.findIndex((index) => index?.has(key));
      const id = indexes[place]?.get(key);
      if (id !== undefined) found = { id, place };
    }
    if (found) ids.push(found);
    else unknown.push(parts[from] ?? '');
    from = found ? until + 1 : from + 1;
  }
  return { ids: [...new Map(ids.map((item) => [`${item.place} ${item.id}`, item])).values()], unknown };
}

/** The prices of the box office are its own. */
function pricesOf(row: StoredLinks, { prices: imported }: Prepared, refuse: Refuse): LinkChanges {
  if (imported.length === 0) return {};
  const [groups, prices] = [seatGroupsSchema.parse(row.seat_groups), pricesSchema.parse(row.prices)];
  const shown = (language: Language) => offeredPrices({ seat_groups: seatGroupsIn(language, groups), prices: pricesIn(language, prices) });
  const keyOf = (list: readonly { name?: string | undefined; price: string }[]) => list.map(({ name = '', price }) => `${foldName(name)} ${price}`);
  const isFree = prices.length + groups.length === 0 && imported.every(({ price }) => Number(price) === 0);
  if (isFree || languages.some((language) => same(keyOf(shown(language)), keyOf(imported)))) return {};
  if (row.id_jet !== null || groups.length > 0) {
    refuse('own_prices', imported.map(({ name, price }) => [name, price].filter(Boolean).join(': ')).join(', '));
    return {};
  }
  const rowOf = ({ name, price }: (typeof imported)[number]) => {
    const its = prices.find((one) => name !== undefined && [one.name, one.name_en].includes(name));
    return its ? { name: its.name, name_en: its.name_en ?? '', price: Number(price) } : priceRow({ name, price });
  };
  return { prices: storedPrices(imported.map(rowOf)) };
}
