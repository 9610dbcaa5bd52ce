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
  kind: 'publish' | 'named' | 'autosave';
  /** That was published. */
  language: string | null;
  name: Generated<string>;
  day: DayColumn;
  revision: number;
  document: string;
  at: Instant;
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

/** The commands that led to a revision. */
export interface ContainerChangeTable {
  container_id: number;
  revision: number;
  commands: string;
  at: Instant;
  user_id: number | null;
}

/** The answer to a write, by the idempotency key of who sent it. */
export interface WriteReceiptTable {
  user_id: number;
  key: string;
  request: string;
  answer: string;
  at: Instant;
}

export interface RedirectRuleTable {
  id: Id;
  old_path: string;
  new_path: string;
}
