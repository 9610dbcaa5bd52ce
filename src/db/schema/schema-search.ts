import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { DayColumn, Id, Json, JsonDefault, RecordTable } from './columns.ts';

/** Written by triggers alone (migration 0040). */
export interface SearchDocumentTable {
  id: Id;
  kind: string;
  /** Of events the production. */
  object_id: number;
  room_id: number | null;
  /** Null: of all events of the production in the room that have no text of their own. */
  event_id: number | null;
  title: Json<Localised>;
  names: Generated<string>;
  labels: Generated<string>;
  body: JsonDefault<Localised>;
  url: ColumnType<Localised | null, string | null, string | null>;
  is_shown: Generated<boolean>;
  shown_from: Date | null;
  starts_at: Date | null;
  over_at: Date | null;
  heading: ColumnType<string, never, never>;
  naming: ColumnType<string, never, never>;
  words: ColumnType<string, never, never>;
  /** 0: an event, with year and month in which it is over; 1: anything else (migration 0050). */
  places: ColumnType<number[] | null, never, never>;
}

export interface SearchWordTable {
  word: string;
}

/** Spellings of one `meant` find each other. */
export interface SearchSpellingTable {
  spelling: string;
  meant: string;
}

/** What else is looked for where somebody types a term (migration 0105). */
export interface SearchSynonymTable extends RecordTable {
  id: Id;
  term: string;
  meanings: string[];
  /** Whether whoever types one of the meanings finds the term as well. */
  both_ways: Generated<boolean>;
}

/** A hash of what has been searched once (migration 0042). */
export interface SearchOnceTable {
  key: string;
  day: DayColumn;
}

export interface SearchTermTable {
  language: 'de' | 'en';
  term: string;
  day: DayColumn;
  searches: number;
  visitors: number;
  /** Null: not looked up yet. */
  found: number | null;
  is_corrected: Generated<boolean>;
}

export interface SearchPopularTable {
  language: 'de' | 'en';
  term: string;
  place: number;
}
