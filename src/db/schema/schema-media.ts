import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Id, JsonDefault } from './columns.ts';

type Rectangle = { x: number; y: number; width: number; height: number };

export interface AssetTable {
  id: Id;
  kind: Generated<'image' | 'video' | 'audio' | 'document' | 'captions'>;
  /** Its name in the storage, made from its content. */
  file: string;
  name: Generated<string>;
  content_type: string;
  content_hash: string | null;
  /** Bytes. */
  size: Generated<number>;
  /** px; 0 where there is nothing to see. */
  width: Generated<number>;
  height: Generated<number>;
  /** Seconds. */
  duration: number | null;
  page_count: number | null;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  crops: JsonDefault<{ '3x2'?: Rectangle; '16x9'?: Rectangle; '4x5'?: Rectangle }>;
  color: Generated<string>;
  animated: Generated<boolean>;
  transparent: Generated<boolean>;
  /** What of the file nobody gets (src/features/media/redaction); null where nobody has looked yet. */
  redactions: ColumnType<{ at: number; length: number; by?: string; fill?: number }[] | null, string | null | undefined, string | null>;
  title: JsonDefault<Localised>;
  alt: JsonDefault<Localised>;
  decorative: Generated<boolean>;
  caption: JsonDefault<Localised>;
  transcript: JsonDefault<Localised>;
  credit: JsonDefault<Localised>;
  copyright: Generated<string>;
  /** The last day in Berlin on which it may be shown. */
  copyright_until: ColumnType<string | null, string | null | undefined, string | null>;
  available_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The film, sound or document to which it belongs: as captions, or as the picture made from it. */
  belongs_to: number | null;
  lang: string | null;
  poster_id: number | null;
  preview_failed: Generated<boolean>;
  folder_id: number | null;
  tags: Generated<string[]>;
  /** Normalised for comparison; written by trigger. */
  search: ColumnType<string, never, never>;
  revision: ColumnType<number, never, never>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  created_by: number | null;
  updated_at: ColumnType<Date, never, never>;
  /** In the bin since then. */
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  deleted_by: number | null;
}

export interface AssetFolderTable {
  id: Id;
  parent: number | null;
  name: string;
  revision: ColumnType<number, never, never>;
}
