import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Localised } from '#i18n/localised.ts';
import { limits } from '../limits.ts';
import type { Said } from './imported-records.server.ts';

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
  said: Said | undefined;
  /** Made in the venue: takes events, and is not the import's to change. */
  byHand: boolean;
};

export const nameTables = { rooms: 'room', types: 'exhibition_type', tags: 'tag', series: 'series', genres: 'genre', roles: 'role' } as const;
export type NameTable = keyof typeof nameTables;
export const nameKinds = ['rooms', 'types', 'tags', 'series', 'genres', 'roles'] as const satisfies NameTable[];
type NameIndex = Map<string, number>;

/**
 * Ids that an import has looked up, so that a batch asks only for what is new. Small tables are held whole, large ones up to
 * a limit. After a rollback everything is forgotten, since it may name rows that are gone.
 */
export class Known {
  names: Record<NameTable, NameIndex> | null = null;
  seasons: { id: number; starts_on: string; ends_on: string }[] | null = null;
  /** Productions made by hand, by their folded titles. */
  handmade: Map<string, number> | null = null;
  readonly persons = new Map<string, number>();
  readonly works = new Map<string, number>();
  readonly productions = new Map<string, KnownProduction>();

  forget(): void {
    this.names = null;
    this.seasons = null;
    this.handmade = null;
    for (const cache of [this.persons, this.works, this.productions]) cache.clear();
  }

  /** Between two batches: what has grown too large begins again. */
  shrink(): void {
    for (const cache of [this.persons, this.works]) if (cache.size > limits.remembered) cache.clear();
    if (this.productions.size > limits.remembered / 10) this.productions.clear();
  }
}

/** The names of the small tables, folded, in any language, with aliases and role keys. */
export async function loadNames(db: Database): Promise<Record<NameTable, NameIndex>> {
  const rows = {
    rooms: await db.selectFrom('room').select(['id', 'name', 'aliases']).orderBy('id').execute(),
    types: await db.selectFrom('exhibition_type').select(['id', 'name', 'aliases']).orderBy('id').execute(),
    tags: await db.selectFrom('tag').select(['id', 'name']).orderBy('id').execute(),
    series: await db.selectFrom('series').select(['id', 'name']).orderBy('id').execute(),
    genres: await db.selectFrom('genre').select(['id', 'name']).orderBy('id').execute(),
    roles: await db.selectFrom('role').select(['id', 'name', 'key']).orderBy('id').execute(),
  };
  return {
    rooms: indexOf(rows.rooms.map(({ id, name, aliases }) => ({ id, names: [...Object.values(name), ...aliases] }))),
    types: indexOf(rows.types.map(({ id, name, aliases }) => ({ id, names: [...Object.values(name), ...aliases] }))),
    tags: indexOf(rows.tags.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    series: indexOf(rows.series.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    genres: indexOf(rows.genres.map(({ id, name }) => ({ id, names: Object.values(name) }))),
    roles: roleIndex(rows.roles),
  };
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
