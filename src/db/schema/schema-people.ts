import type { Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Id, Json, JsonDefault, RecordTable } from './columns.ts';

export interface PersonTable extends RecordTable {
  id: Id;
  kind: Generated<'person' | 'ensemble'>;
  name: string;
  /** Where another language spells it otherwise. */
  names: JsonDefault<Localised>;
  sort_name: string;
  biography: JsonDefault<Localised>;
  image_id: number | null;
  /** Null: no page of the team names them. */
  category_id: number | null;
  position: JsonDefault<Localised>;
  sort: Generated<number>;
}

export interface PersonCategoryTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  sort: Generated<number>;
}

export interface RoleTable extends RecordTable {
  id: Id;
  key: string;
  name: Json<Localised>;
  sort: Generated<number>;
}

export interface WorkTable extends RecordTable {
  id: Id;
  title: Json<Localised>;
  composer_id: number | null;
  key: string;
}

export interface CreditTable {
  id: Id;
  production_id: number | null;
  event_id: number | null;
  person_id: number;
  role_id: number | null;
  position: number;
}

export interface ProgrammeItemTable {
  id: Id;
  production_id: number | null;
  event_id: number | null;
  work_id: number;
  note: JsonDefault<Localised>;
  position: number;
}
