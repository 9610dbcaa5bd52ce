import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { DayColumn, Id, Json, JsonDefault, RecordTable } from './columns.ts';

export interface ExhibitionTypeTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  /** How long an event of this kind usually takes, in minutes; null: as the settings say. */
  usual_minutes: number | null;
  aliases: Generated<string[]>;
  /** Whether first nights, revivals and last performances are named as such. */
  names_occasions: Generated<boolean>;
  sort: Generated<number>;
}

export interface TagTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  show_in_filter: Generated<boolean>;
  sort: Generated<number>;
}

export interface SeriesTable extends TagTable {
  description: JsonDefault<Localised>;
  /** One line; `ordering` is paragraphs. */
  price: JsonDefault<Localised>;
  ordering: JsonDefault<Localised>;
  image_id: number | null;
  is_online: Generated<boolean>;
  release_id: number | null;
}

export interface GenreTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  sort: Generated<number>;
}

export interface SeasonTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  starts_on: DayColumn;
  ends_on: DayColumn;
  description: JsonDefault<Localised>;
}

export interface ProductionTable extends RecordTable {
  id: Id;
  identifier: string | null;
  preline: JsonDefault<Localised>;
  title: Json<Localised>;
  subtitle: JsonDefault<Localised>;
  description: JsonDefault<Localised>;
  opening_hours: JsonDefault<Localised>;
  promoter: JsonDefault<Localised>;
  type_id: number;
  season_id: number | null;
  image_id: number | null;
  /** Shown only by its link before `press_from`. */
  has_press: Generated<boolean>;
  press_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  press_text: JsonDefault<Localised>;
  press_document_id: number | null;
  /** Where it is not, no date of it is either; kept by trigger. */
  is_online: Generated<boolean>;
  release_id: number | null;
  text_done_de: Generated<boolean>;
  text_done_en: Generated<boolean>;
  press_cleared_de: Generated<boolean>;
  press_cleared_en: Generated<boolean>;
  updated_at: ColumnType<Date, never, Date>;
  /** Written by trigger. */
  first_day: ColumnType<string | null, never, never>;
  last_day: ColumnType<string | null, never, never>;
  last_over: ColumnType<Date | null, never, never>;
  tag_ids: ColumnType<number[], never, never>;
  /** What its events have in common, of `Details`. */
  details: JsonDefault<unknown>;
}

export interface TeaserTable extends RecordTable {
  id: Id;
  name: string;
  preline: JsonDefault<Localised>;
  headline: Json<Localised>;
  subline: JsonDefault<Localised>;
  link: Json<Localised>;
  link_text: JsonDefault<Localised>;
  image_id: number | null;
  position: DayColumn;
  is_online: Generated<boolean>;
  release_id: number | null;
}

/** Where imports come from, and how their files are read; written as SQL (src/features/import/named-source). */
export interface ImportSourceTable {
  id: Id;
  name: string;
  key: string;
  file_key: string;
  reading: JsonDefault<{ [field: string]: unknown }>;
  read_at: Generated<Date>;
}

/** What the import has last read for a record, by field; written as SQL (src/features/import/store). */
export interface ImportedRecordTable {
  kind: string;
  identifier: string;
  source: Generated<string>;
  occurrence_of: string | null;
  said: Json<{ [field: string]: unknown }>;
  former: ColumnType<{ [field: string]: unknown } | null, string | null | undefined, string | null>;
  act: string | null;
  gone_act: string | null;
  returned_act: string | null;
}
