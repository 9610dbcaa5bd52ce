import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { isDay } from '#i18n/berlin-time.ts';
import { papers } from '../leaflet/leaflet.ts';
import { maxChosen, maxDays } from '../limits.ts';

const path = '/api/cms-programme-print/';
const day = z.string().refine(isDay, { message: 'YYYY-MM-DD' });
const ids = z
  .string()
  .regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${maxChosen - 1}}$`))
  .transform((text) => text.split(',').map(Number))
  .optional();
const flag = z.enum(['0', '1']);
const label = z.object({ id: z.int(), name: z.string(), lang: z.enum(['de', 'en']).optional() });

export const fileFormats = ['pdf', 'indesign', 'xml', 'csv', 'xlsx'] as const;
export const printLanguages = ['de', 'en', 'both'] as const;

const selection = {
  /** Both included. */
  from: day,
  until: day,
  /** The second of both stands below the first. */
  languages: z.enum(printLanguages).default('de'),
  /** Numbers of rooms and kinds of events, by commas; without them all. */
  rooms: ids,
  types: ids,
  /** With dates that visitors do not see, which are marked. */
  offline: flag.default('0'),
};

/** A date as the preview shows it; texts are those of the first language. */
const previewSchema = z.object({
  id: z.int(),
  day: z.string(),
  /** Under which day it stands. */
  listed_day: z.string(),
  time: z.string(),
  until: z.string(),
  title: z.string(),
  /** In the second of two languages, where it is called otherwise there. */
  translation: z.string(),
  subtitle: z.string(),
  details: z.string(),
  mark: z.string(),
  is_online: z.boolean(),
});
export type PrintedDate = z.output<typeof previewSchema>;

const badPeriod = {
  status: 422,
  text: {
    de: `Der letzte Tag liegt vor dem ersten oder mehr als ${maxDays} Tage danach. Bitte wählen Sie einen anderen Zeitraum.`,
    en: `The last day is before the first or more than ${maxDays} days after it. Please choose another period.`,
  },
} as const;

/** The programme of a month, or of any days, as a leaflet and for those who lay it out. */
export const programmePrintContract = {
  printPreview: endpoint({
    method: 'GET',
    path,
    access: 'editor',
    personal: true,
    summary: 'What a printed programme of some days would hold, with all rooms and kinds by which it can be narrowed down.',
    query: z.object(selection),
    output: z.object({ rooms: z.array(label), types: z.array(label), dates: z.array(previewSchema), is_cut: z.boolean() }),
    errors: { bad_period: badPeriod },
  }),
  printFile: endpoint({
    method: 'GET',
    path: `${path}file/`,
    access: 'editor',
    personal: true,
    summary:
      'The same as a file: a leaflet (PDF), InDesign tagged text (UTF-16), XML, CSV (UTF-8 with a byte order mark) or XLSX. `missing` are signs that the typeface of the leaflet does not have, `transliterated` the first words in Cyrillic or Greek letters that it sets in Latin ones.',
    query: z.object({
      ...selection,
      format: z.enum(fileFormats),
      paper: z.enum(Object.keys(papers) as [keyof typeof papers]).default('a4'), // of its own keys
      subtitles: flag.default('1'),
      series: flag.default('0'),
      prices: flag.default('1'),
    }),
    output: z.object({
      name: z.string(),
      content_type: z.string(),
      base64: z.string(),
      pages: z.int().nullable(),
      missing: z.array(z.string()),
      transliterated: z.array(z.string()),
    }),
    limit: { name: 'programme-print', per: 'visitor', max: 60, seconds: 600 },
    errors: {
      bad_period: badPeriod,
      no_dates: {
        status: 422,
        text: {
          de: 'In diesem Zeitraum gibt es keinen Termin, auf den die Auswahl passt.',
          en: 'There is no date in this period that matches the choice.',
        },
      },
      too_long: {
        status: 422,
        text: {
          de: 'So viele Termine passen in kein Faltblatt. Bitte wählen Sie weniger Tage oder Räume.',
          en: 'So many dates fit into no leaflet. Please choose fewer days or rooms.',
        },
      },
    },
  }),
};

export type ProgrammePrintContract = typeof programmePrintContract;
export type PrintSelection = z.output<typeof programmePrintContract.printPreview.query>;
