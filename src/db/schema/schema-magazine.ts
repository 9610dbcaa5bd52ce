import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Id, Instant, Json, JsonDefault, RecordTable } from './columns.ts';

export interface ArticleCategoryTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  style_name: Generated<string>;
  sort: Generated<number>;
}

export interface ArticleTagTable extends RecordTable {
  id: Id;
  name: Json<Localised>;
  sort: Generated<number>;
}

export interface ArticleTable extends RecordTable {
  id: Id;
  category_id: number;
  author_id: number | null;
  image_id: number | null;
  preline: JsonDefault<Localised>;
  title: Json<Localised>;
  summary: JsonDefault<Localised>;
  published_at: Instant;
  is_online: Generated<boolean>;
  release_id: number | null;
  is_teaser: Generated<boolean>;
  /** By language; written by trigger. */
  words: JsonDefault<Readonly<Record<string, number>>>;
  updated_at: ColumnType<Date, never, never>;
}
