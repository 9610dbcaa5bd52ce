import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { columnNames } from '../csv/columns.ts';
import { limits } from '../limits.ts';
import { missingChoices, returningChoices } from '../missing-choices.ts';
import { storedReadingSchema } from '../named-source/stored-reading.ts';
import { formats } from '../source/formats.ts';
import { maxBodyBytes, maxEncodedCharacters } from './limits.ts';

const label = z.object({ label: z.string(), lang: z.enum(['de', 'en']).optional() });

const importedDateSchema = z.object({
  ...label.shape,
  id: z.int(),
  action: z.enum(['created', 'changed']),
  date_start: z.string(),
  time_known: z.boolean(),
  /** Where it is changed. */
  former_start: z.string().nullable(),
  room: label,
  changes: z.array(z.string()),
});

/** A name that the file has for a room or kind, with the line on which it stands first, and what it stands for; null: made anew. */
const askedNameSchema = z.object({ kind: z.enum(['rooms', 'types']), key: z.string(), name: z.string(), line: z.int(), id: z.int().nullable() });
const optionSchema = z.object({ ...label.shape, id: z.int() });

const reportSchema = z.object({
  /** The source whose stored choices hold, empty: none; and the names of all there are. */
  source: z.object({ name: z.string(), is_new: z.boolean() }),
  sources: z.array(z.string()),
  /** What files of sources without a name are called: given as a name, it takes over what is known of them. */
  file_sources: z.array(z.string()),
  /** What the file counts as: its name or that of its files, how many dates are known of it and how many of these are in the file; else `others` of the same days that are known of `other`. */
  settled: z.object({ name: z.string(), dates: z.int(), again: z.int(), others: z.int(), other: z.string() }).nullable(),
  reading: storedReadingSchema,
  table: z
    .object({
      line: z.int(),
      headings: z.array(z.object({ heading: z.string(), key: z.string(), column: z.enum(columnNames).nullable() })),
      has_unclear_dates: z.boolean(),
    })
    .nullable(),
  names: z.array(askedNameSchema),
  options: z.object({ rooms: z.array(optionSchema), types: z.array(optionSchema) }),
  written: z.boolean(),
  /** By which all of it can be taken back. */
  batch: z.string().nullable(),
  format: z.enum(formats),
  read: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  /** What its calendar calls private or confidential. */
  left_out: z.int(),
  /** Of what staff have deleted since it was imported. */
  deleted: z.int(),
  /** What is made beside the dates, in words: ‘2 rooms’. */
  made: z.array(z.string()),
  problems: z.array(z.object({ line: z.int(), lines: z.string(), times: z.int(), text: z.string(), is_wrong: z.boolean() })),
  /** Wrong lines and other words beyond those. */
  more: z.object({ wrong: z.int(), notes: z.int() }),
  /** Dates that are new or changed, in the order of time; the first of them. */
  dates: z.array(importedDateSchema),
  /** Dates to come that the source has no more, the first of them, and what is done with each. */
  gone: z.array(z.object({ ...label.shape, id: z.int(), date_start: z.string(), time_known: z.boolean(), done: z.enum(['named', 'cancelled', 'offline']) })),
  gone_count: z.int(),
  /** Of these, what can be cancelled and what can be taken offline. */
  gone_open: z.int(),
  gone_online: z.int(),
  /** Of these, dates of repeating events that were moved, and how many of them are online. */
  gone_moved: z.int(),
  gone_moved_online: z.int(),
  /** Dates that an import has cancelled or taken offline and that are in the source again, the first of them, and whether they take place again. */
  returned: z.array(
    z.object({
      ...label.shape,
      id: z.int(),
      date_start: z.string(),
      time_known: z.boolean(),
      was: z.enum(['cancelled', 'offline']),
      done: z.enum(['named', 'restored']),
    }),
  ),
  returned_count: z.int(),
  /** Of a table, the wrong lines under their headings, with what is wrong, to be mended and read in again; else empty. */
  rest: z.string(),
});

const unreadable_file = {
  status: 422,
  text: { de: 'In dieser Datei steht nichts, was ein Programm sein könnte.', en: 'There is nothing in this file that could be a programme.' },
} as const;

const busy = {
  status: 409,
  text: {
    de: 'Ein anderer Import läuft noch. Bitte versuchen Sie es in einer Minute wieder.',
    en: 'Another import is still running. Please try again in a minute.',
  },
} as const;

const no_such_import = {
  status: 404,
  text: { de: 'Diesen Import gibt es nicht (mehr).', en: 'There is no such import (any more).' },
} as const;

/** A whole programme from a file of another system. */
export const programmeImportContract = {
  importProgramme: endpoint({
    method: 'POST',
    path: '/api/cms-programme-import/',
    access: 'manager',
    personal: true,
    write: 'create',
    maxBodyBytes,
    summary:
      'Reads dates with all they name from JSON-LD, iCalendar, a table or a spreadsheet (docs/import.md), in one transaction; a preview writes nothing and has the numbers of the real run.',
    body: z.strictObject({
      /** Of the file: its ending says the format, where its content does not. */
      name: z.string().max(200).default('programme'),
      /** What is in it, as Base64: so that its encoding is found out where it is read, and spreadsheets come as they are. */
      base64: z.base64().max(maxEncodedCharacters),
      /** Whether new dates stay offline until somebody has looked at them. */
      drafts: z.boolean().default(true),
      preview: z.boolean().default(true),
      /** What becomes of dates to come that the source has no more; null takes moved dates of series offline and names the others. */
      missing: z.enum(missingChoices).nullable().default(null),
      returning: z.enum(returningChoices).default('name'),
      /** The source by its name; null: the one that last read a file of this name, empty: none. What was chosen is stored with it as the file is read in. */
      source: z.string().trim().max(limits.source).nullable().default(null),
      reading: storedReadingSchema.nullable().default(null),
    }),
    output: reportSchema,
    errors: { unreadable_file, busy },
  }),
  importedFields: endpoint({
    method: 'GET',
    path: '/api/cms-imported-fields/{id}/',
    access: 'editor',
    personal: true,
    summary: 'The fields of an event that the next import writes anew, by their names in its form; those that staff have written since are not among them.',
    parameters: z.object({ id: rowId() }),
    output: z.object({ /** By its name, else that of its files; empty of what comes from no import. */ source: z.string(), fields: z.array(z.string()) }),
    errors: { not_found: commonFailures.not_found },
  }),
  undoProgrammeImport: endpoint({
    method: 'POST',
    path: '/api/cms-programme-import-undo/',
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Takes an import back: what it made goes into the bin, what it changed is as before. What was changed since stays, and is named.',
    body: z.strictObject({ batch: z.string().min(8).max(60) }),
    output: z.object({ taken_back: z.int(), refused: z.array(z.object({ label: z.string(), reasons: z.array(z.string()) })) }),
    errors: { no_such_import },
  }),
};

export type ProgrammeImportContract = typeof programmeImportContract;
export type ProgrammeImportReport = z.output<typeof reportSchema>;
export type ImportedDate = z.output<typeof importedDateSchema>;
