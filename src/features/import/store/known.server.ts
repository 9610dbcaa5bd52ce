import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Localised } from '#i18n/localised.ts';
import { limits } from '../limits.ts';
import type { NameAliases } from '../named-source/stored-reading.ts';
import type { ImportedValues } from './imported-records.server.ts';

/** A production as it stands; lists of ids in their order. */
export type KnownProduction = {
  id: number;
  title: Localised;
  subtitle: Localised;
  description: Localised;
  type_id: number;
  season_id: number | null;
  credits: [person: number, role: number | null][];
  works: number[];
  /** The imported event whose record speaks for the production: the first that came in. */
  lead: string | null;
  /** What the import has last read for it. */
  said: ImportedValues | undefined;
  /** Made in the venue: takes events, and is not the import's to change. */
  byHand: boolean;
};

export const nameTables = { rooms: 'room', types: 'exhibition_type', tags: 'tag', series: 'series', genres: 'genre', roles: 'role' } as const;
export type NameTable = keyof typeof nameTables;
export const nameKinds = ['rooms', 'types', 'tags', 'series', 'genres', 'roles'] as const satisfies NameTable[];
type NameIndex = Map<string, number>;
export type AskedName = { kind: 'rooms' | 'types'; key: string; name: Localised /** 'FILE:LINE' */; at: string };

/** Small tables are held whole, large ones up to a limit; after a rollback all is forgotten, since it may name rows that are gone. */
export class Known {
  names: Record<NameTable, NameIndex> | null = null;
  seasons: { id: number; starts_on: string; ends_on: string }[] | null = null;
  /** Names of rooms and kinds that were not there, or that their source says what they are, each with the line on which it stands first. */
  readonly asked = new Map<string, AskedName>();
  readonly aliases: NameAliases;
  /** Who puts things on, by folded names. */
  partners: Map<string, number> | null = null;
  readonly persons = new Map<string, number>();
  readonly works = new Map<string, number>();
  readonly productions = new Map<string, KnownProduction>();

  constructor(aliases: NameAliases) {
    this.aliases = aliases;
  }

  forget(): void {
    this.names = null;
    this.seasons = null;
    this.partners = null;
    for (const cache of [this.persons, this.works, this.productions]) cache.clear();
  }

  shrink(): void {
    for (const cache of [this.persons, this.works]) if (cache.size > limits.remembered) cache.clear();
    if (this.productions.size > limits.remembered / 10) this.productions.clear();
  }
}

/** The names of the small tables, folded, in any language, with aliases and role keys; those of the source before all others. */
export async function loadNames(db: Database, aliases: NameAliases): Promise<Record<NameTable, NameIndex>> {
  const rows = {
    rooms: await db.selectFrom('room').select(['id', 'name', 'aliases']).orderBy('id').execute(),
    types: await db.selectFrom('exhibition_type').select(['id', 'name', 'aliases']).orderBy('id').execute(),
    tags: await db.selectFrom('tag').select(['id', 'name']).orderBy('id').execute(),
    series: await db.selectFrom('series').select(['id', 'name']).orderBy('id').execute(),
    genres: await db.selectFrom('genre').select(['id', 'name']).orderBy('id').execute(),
    roles: await db.selectFrom('role').select(['id', 'name', 'key']).orderBy('id').execute(),
  };
  return {
    rooms: withAliases(namedIndex(rows.rooms), rows.rooms, aliases.rooms),
    types: withAliases(namedIndex(rows.types), rows.types, aliases.types),
    tags: indexOf(rows.tags.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    series: indexOf(rows.series.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    genres: indexOf(rows.genres.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    roles: roleIndex(rows.roles),
  };
}

const namedIndex = (rows: { id: number; name: Localised; aliases: string[] }[]): NameIndex =>
  indexOf(rows.map(({ id, name, aliases }) => ({ id, names: [...Object.values(name), ...aliases] })));

/** Of what has been deleted since, the name is as if nobody had said what it is. */
function withAliases(index: NameIndex, rows: readonly { id: number }[], aliases: ReadonlyMap<string, number>): NameIndex {
  const ids = new Set(rows.map(({ id }) => id));
  for (const [name, id] of aliases) if (ids.has(id)) index.set(name, id);
  return index;
}

/** Where two rows share a name, the older one has it. */
function indexOf(rows: { id: number; names: string[] }[]): NameIndex {
  const index: NameIndex = new Map();
  for (const { id, names } of rows) for (const name of names) if (!index.has(foldName(name))) index.set(foldName(name), id);
  return index;
}

function roleIndex(rows: { id: number; key: string; name: Localised }[]): NameIndex {
  const index = indexOf(rows.map(({ id, name }) => ({ id, names: Object.values(name) })));
  for (const { id, key } of rows) index.set(keyOfRole(key), id);
  return index;
}

/** No folded name has an equals sign in it. */
export const keyOfRole = (key: string): string => `=${key}`;
