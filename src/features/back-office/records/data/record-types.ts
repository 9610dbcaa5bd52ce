import type { z } from 'zod';
import type { Language } from '#i18n/language.ts';
import type { netChangeSchema } from '#resources/contract/changes-contract.ts';
import type { batchSchema, historyEntrySchema, importReportSchema, optionSchema, readinessSchema, useSchema } from '#resources/contract/record-schema.ts';
import type { Values } from '#resources/declaration/define-resource.ts';

// What the calls of a record answer (src/resources/contract/record-schema.ts); values are known by their declaration alone.

export type Label = { label: string; lang?: Language | undefined };
export type Picture = { url: string; width: number; height: number; name: string };
/** What references and pictures among values are called. */
export type Lookups = { labels: Record<string, Record<string, Label>>; pictures: Record<string, Picture> };

export type Use = z.output<typeof useSchema>;
export type Option = z.output<typeof optionSchema>;
export type HistoryEntry = z.output<typeof historyEntrySchema>;
export type Batch = z.output<typeof batchSchema>;
export type ImportReport = z.output<typeof importReportSchema>;
export type ReadinessCounts = z.output<typeof readinessSchema>;
export type NetChange = z.output<typeof netChangeSchema>;
export type ChangeList = Page<NetChange> & Lookups;
export type DeletedRecord = { id: number; record_id: number; label: string; deleted_at: string; by: string };

export type Meta = Label & Lookups & { urls: Record<string, string> | null; writable: string[]; uses: Use[]; uses_count: number };
export type StoredRecord = Values & { id: number; revision: number; meta: Meta };

export type Line = Values &
  Label & { id: number; revision: number; url: string | null; inherited?: Readonly<Record<string, number>>; lacks?: readonly string[] };
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] };
/** `more`: there are more than `count`. */
export type RecordList = Page<Line> & Lookups & { more: boolean };
export type ExportedFile = { name: string; content_type: string; text: string };
