import type { Localised } from '#i18n/localised.ts';
import { type RoleKey, roles } from '../content/roles.ts';
import { seasonTexts } from '../content/seasons.ts';
import { joined } from '../content/texts.ts';
import { exhibitionTypes, type GenreKey, genres, type RoomKey, rooms, type SeriesKey, series, type TagKey, type TypeKey, tags } from '../content/vocabulary.ts';
import type { Season } from '../plan/seasons.ts';
import { type IdOf, insertKeyed, type Store } from './insert.server.ts';

export type Vocabulary = {
  readonly room: IdOf<RoomKey>;
  readonly type: IdOf<TypeKey>;
  readonly tag: IdOf<TagKey>;
  readonly series: IdOf<SeriesKey>;
  readonly genre: IdOf<GenreKey>;
  readonly role: IdOf<RoleKey>;
  readonly season: IdOf<Season>;
};

/** In the order in which they are listed. */
export async function storeVocabulary(db: Store, seasons: readonly Season[]): Promise<Vocabulary> {
  return {
    room: await insertKeyed(
      db,
      'room',
      entries(rooms).map(([key, { name, address, aliases }], sort) => [key, { name: json(name), address, aliases: [...aliases], sort }]),
    ),
    type: await insertKeyed(
      db,
      'exhibition_type',
      entries(exhibitionTypes).map(([key, { name, usualMinutes, aliases, ...rest }], sort) => [
        key,
        { name: json(name), usual_minutes: usualMinutes, aliases: [...aliases], names_occasions: 'isStaged' in rest, sort },
      ]),
    ),
    tag: await insertKeyed(
      db,
      'tag',
      entries(tags).map(([key, tag], sort) => [key, { name: json(tag.name), show_in_filter: !('hidden' in tag), sort }]),
    ),
    series: await insertKeyed(
      db,
      'series',
      entries(series).map(([key, one], sort) => [key, { name: json(one.name), description: json(one.description), show_in_filter: !('hidden' in one), sort }]),
    ),
    genre: await insertKeyed(
      db,
      'genre',
      entries(genres).map(([key, name], sort) => [key, { name: json(name), sort }]),
    ),
    role: await insertKeyed(
      db,
      'role',
      entries(roles).map(([key, name], sort) => [key, { key, name: json(name), sort }]),
    ),
    season: await insertKeyed(
      db,
      'season',
      seasons.map((season, index) => [
        season,
        { name: json(season.name), starts_on: season.starts, ends_on: season.ends, description: json(joined(seasonTexts[index % 2 === 0 ? 0 : 1])) },
      ]),
    ),
  };
}

export const json = (value: Localised | readonly unknown[]): string => JSON.stringify(value);

// Object.entries forgets the literal keys of a constant
const entries = <Table extends object>(table: Table) => Object.entries(table) as { [Key in keyof Table]: [Key, Table[Key]] }[keyof Table][];
