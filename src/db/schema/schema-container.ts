import type { ColumnType, Generated } from 'kysely';
import type { DayColumn, Id, Instant } from './columns.ts';

// Documents are texts: the bytes are stored as they were sent (migration 0018).

/** One tree of blocks with its draft; `content_type` and `object_id` name the object that it belongs to. */
export interface ContainerTable {
  id: Id;
  model: Generated<string>;
  slug: string;
  parent: number | null;
  content_type: string | null;
  object_id: number | null;
  sort: Generated<number>;
  draft: string;
  revision: Generated<number>;
  /** What the draft refers to: 'image:12', 'link:/de/besuch', 'event:7'. */
  uses: Generated<string[]>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  updated_by: number | null;
}

/** Of a day's autosaves the last stays. */
export interface ContainerVersionTable {
  id: Id;
  container_id: number;
  kind: 'publish' | 'named' | 'autosave' | 'planned';
  language: string | null;
  name: Generated<string>;
  day: DayColumn;
  revision: number;
  document: string;
  at: Instant;
  user_id: number | null;
}

/** `version_id` is what will be published. */
export interface PlannedPublicationTable {
  id: Id;
  container_id: number;
  language: string;
  kind: 'publish' | 'unpublish';
  /** Null of what goes out with a release. */
  at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  release_id: number | null;
  version_id: number | null;
  user_id: number | null;
}

export interface ReleasePublicationTable {
  id: Id;
  release_id: number;
  container_id: number;
  language: string;
  version_id: number;
  previous_version_id: number | null;
  page_id: number | null;
  user_id: number | null;
}

/** Null document: nothing has been published in this language. */
export interface PublishedContainerTable {
  id: Id;
  container_id: number;
  language: string;
  document: string | null;
  version_id: number | null;
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  uses: Generated<string[]>;
  search_text: Generated<string>;
}

/** Written by trigger. */
export interface PublishedFooterTable {
  language: string;
  container_id: number;
  document: string;
}

export interface ContainerChangeTable {
  container_id: number;
  revision: number;
  commands: string;
  at: Instant;
  user_id: number | null;
}

export interface WriteReceiptTable {
  user_id: number;
  key: string;
  request: string;
  answer: string;
  at: Instant;
}

export interface PresenceTable {
  user_id: number;
  tab: string;
  container_id: number;
  block: string | null;
  until: Instant;
}

/** `source` is a checksum of the German text. */
export interface TranslationMarkTable {
  container_id: number;
  block_id: string;
  field: string;
  language: string;
  source: string;
  at: Instant;
  user_id: number | null;
}

/** So that find and replace can be undone. */
export interface ReplacementTable {
  id: Id;
  find: string;
  replace: string;
  changes: string;
  at: Instant;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  user_id: number | null;
}
