import { z } from 'zod';
import { columnNames } from '../csv/columns.ts';
import { limits } from '../limits.ts';
import { missingChoices, returningChoices } from '../missing-choices.ts';

export const dateOrders = ['day', 'month'] as const;
export const delimiters = [';', ',', '\t'] as const;
export const encodings = ['utf-8', 'windows-1252', 'macintosh'] as const;

/** Keys are names of the file, folded. */
const byName = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(2 * limits.name), value)
    .refine((entries) => Object.keys(entries).length <= limits.list, 'too_many')
    .default({});

export const storedReadingSchema = z.strictObject({
  /** The column that each heading is; empty: it is not read. */
  columns: byName(z.enum(['', ...columnNames])),
  /** Null: judged by the whole column. */
  date_order: z.enum(dateOrders).nullable().default(null),
  delimiter: z.enum(delimiters).nullable().default(null),
  encoding: z.enum(encodings).nullable().default(null),
  /** Whether the date of the row above holds for a row that has a time alone. */
  carries_dates: z.boolean().default(true),
  rooms: byName(z.int().positive().max(2_147_483_647)),
  types: byName(z.int().positive().max(2_147_483_647)),
  missing: z.enum(missingChoices).nullable().default(null),
  returning: z.enum(returningChoices).nullable().default(null),
});

export type StoredReading = z.output<typeof storedReadingSchema>;

export const emptyReading: StoredReading = storedReadingSchema.parse({});

/** The ids that names of a source stand for. */
export type NameAliases = { readonly rooms: ReadonlyMap<string, number>; readonly types: ReadonlyMap<string, number> };
export const aliasesOf = ({ rooms, types }: StoredReading): NameAliases => ({
  rooms: new Map(Object.entries(rooms)),
  types: new Map(Object.entries(types)),
});
