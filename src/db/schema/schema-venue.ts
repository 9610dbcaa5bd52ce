import type { Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Id, Json, JsonDefault, RecordTable } from './columns.ts';

/** Coordinates are WGS 84, both or none; `country` is an ISO 3166-1 code. */
export interface VenueTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  description: JsonDefault<Localised>;
  directions: JsonDefault<Localised>;
  accessibility: JsonDefault<Localised>;
  street: Generated<string>;
  postcode: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  phone: Generated<string>;
  email: Generated<string>;
  image_id: number | null;
  map_id: number | null;
  sort: Generated<number>;
}

export interface RoomTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  address: Generated<string>;
  aliases: Generated<string[]>;
  sort: Generated<number>;
  venue_id: number | null;
  description: JsonDefault<Localised>;
  seats: number | null;
  /** Minutes that it is taken before and after each event. */
  setup_minutes: number | null;
  clearing_minutes: number | null;
  plan_id: number | null;
  plan_note: JsonDefault<Localised>;
}
