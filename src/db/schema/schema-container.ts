import type { ColumnType, Generated } from 'kysely';
import type { DayColumn, Id, Instant } from './columns.ts';

// The tables of pages made of blocks (migration 0018). Documents are texts: the bytes are kept as they were sent.

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

/** A full copy of a document. Of a day's autosaves the last is kept. */
export interface ContainerVersionTable {
  id: Id;
  container_id: number;
  kind: 'publish' | 'named' | 'autosave' | 'planned';
  /** That was published. */
  language: string | null;
  name: Generated<string>;
  day: DayColumn;
  revision: number;
  document: string;
  at: Instant;
  user_id: number | null;
}

/** What is done with a language of a container at an instant; `version_id` is what will be published. */
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

/** What a release has published, and what stood there before. */
export interface ReleasePublicationTable {
  id: Id;
  release_id: number;
  container_id: number;
  language: string;
  version_id: number;
  previous_version_id: number | null;
  /** The page that went online with it. */
  page_id: number | null;
  user_id: number | null;
}

/** What visitors see in one language; without a document nothing has been published in it. */
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

/** What is published of the footer's container, kept by a trigger. */
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

/** A tab that has a container open, until it is not heard of any more. */
export interface PresenceTable {
  user_id: number;
  tab: string;
  container_id: number;
  block: string | null;
  until: Instant;
}

/** An English text that somebody has called right for a German one, of which `source` is a sum. */
export interface TranslationMarkTable {
  container_id: number;
  block_id: string;
  field: string;
  language: string;
  source: string;
  at: Instant;
  user_id: number | null;
}

/** What find and replace has changed in drafts, so that it can be taken back. */
export interface ReplacementTable {
  id: Id;
  find: string;
  replace: string;
  changes: string;
  at: Instant;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  user_id: number | null;
}
