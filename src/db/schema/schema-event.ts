import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { DayColumn, Id, Instant, JsonDefault, RecordTable } from './columns.ts';

export type EventStatus = 'scheduled' | 'cancelled' | 'postponed';

export type Occasion = 'premiere' | 'revival' | 'last';

export interface ReleaseTable extends RecordTable {
  id: Id;
  name: string;
  at: Instant;
  state: Generated<'planned' | 'out' | 'cancelled'>;
  released_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Its revision does not count what the box office says of it. */
export interface EventTable extends RecordTable {
  id: Id;
  identifier: string | null;
  production_id: number;
  title: ColumnType<Localised | null, string | null | undefined, string | null>;
  subtitle: ColumnType<Localised | null, string | null | undefined, string | null>;
  important_info: JsonDefault<Localised>;
  description: ColumnType<Localised | null, string | null | undefined, string | null>;
  date_start: Instant;
  date_end: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  time_known: Generated<boolean>;
  day: ColumnType<string, never, never>;
  room_id: number;
  type_id: number;
  status: Generated<EventStatus>;
  status_note: JsonDefault<Localised>;
  is_online: Generated<boolean>;
  /** Offline as long as its production is, and online together with it; kept by trigger. */
  waits_for_production: Generated<boolean>;
  release_id: number | null;
  /** How firm it is among planners: offline unless it is confirmed, and never told to visitors. */
  planning: Generated<'idea' | 'option' | 'confirmed'>;
  /** Staff's choice, in place of what follows from its dates. */
  occasion: Generated<'automatic' | 'none' | Occasion>;
  /** Written by trigger. */
  derived_occasion: ColumnType<Occasion | null, never, never>;
  image_id: number | null;
  id_jet: string | null;
  ticket_url: string | null;
  image_credit: string | null;
  rescheduled_to: number | null;
  replaced_by: number | null;
  /** Of what was moved: when and where it was announced first. */
  announced_start: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  announced_room_id: number | null;
  /** Whether tickets can be had as long as it is not over: follows from status, address and seat groups. */
  has_tickets: ColumnType<boolean, never, never>;
  seat_groups: JsonDefault<unknown>;
  prices: JsonDefault<unknown>;
  sequence: Generated<number>;
  updated_at: ColumnType<Date, never, never>;
  tag_ids: ColumnType<number[], never, never>;
  series_ids: ColumnType<number[], never, never>;
  genre_ids: ColumnType<number[], never, never>;
  /** Kinds of `accessibilityKinds`. */
  accessibility_ids: Generated<number[]>;
  /** What of `Details` differs from its production's. */
  details: JsonDefault<unknown>;
}

export interface EventBookingTable {
  event_id: number;
  sale: 'on_sale' | 'not_open' | 'closed' | 'over' | 'cancelled' | 'postponed';
  max_tickets: number | null;
  as_of: Instant;
}

/** Written by trigger. */
export interface ProgrammeNewsTable {
  id: Id;
  event_id: number;
  kind: 'announced' | 'cancelled' | 'postponed' | 'restored' | 'moved';
  at: Instant;
}

/** Written by trigger; `id` is the event's. */
export interface EventLabelTable {
  kind: 'tag' | 'series' | 'genre' | 'accessibility';
  label_id: number;
  id: number;
  date_start: Instant;
  date_end: Date | null;
  day: DayColumn;
  time_known: boolean;
  has_tickets: boolean;
  room_id: number;
  type_id: number;
  tag_ids: number[];
  series_ids: number[];
  genre_ids: number[];
  accessibility_ids: number[];
}

/** As it was last shown; written by trigger. */
export interface WithdrawnEventTable {
  id: number;
  date_start: Instant;
  date_end: Date | null;
  time_known: boolean;
  day: DayColumn;
  room_id: number;
  type_id: number;
  tag_ids: number[];
  series_ids: number[];
  genre_ids: number[];
  accessibility_ids: Generated<number[]>;
  sequence: number;
  withdrawn_at: ColumnType<Date, never, never>;
}

export interface EventMediaTable {
  id: Id;
  production_id: number | null;
  event_id: number | null;
  asset_id: number | null;
  video_url: string | null;
  /** Empty: the asset's. */
  title: JsonDefault<Localised>;
  poster_id: number | null;
  captions_de_id: number | null;
  captions_en_id: number | null;
  position: number;
}

export interface PartnerTable extends RecordTable {
  id: Id;
  name: string;
  link: Generated<string>;
  image_id: number | null;
}

export interface PartnershipTable {
  id: Id;
  production_id: number | null;
  event_id: number | null;
  partner_id: number;
  kind: 'sponsor' | 'promoter';
  position: number;
}

/** A difference between a date and the box office that staff want as it is, as long as both `sides` say what they said. */
export interface AcceptedDifferenceTable {
  event_id: number;
  field: 'number' | 'unknown' | 'time' | 'room' | 'status' | 'online';
  sides: string;
  user_name: Generated<string>;
  at: Instant;
}

/** An overlap of two events that staff want as it is, as long as both stay as they were `planned`. */
export interface ClashDismissalTable {
  id: Id;
  event_id: number;
  other_id: number;
  kind: 'room' | 'person' | 'disturbance';
  planned: string;
  reason: string;
  user_name: Generated<string>;
  at: Instant;
}
