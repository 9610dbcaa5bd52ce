import sharp from 'sharp';
import type { OutputOf } from '#api/endpoint.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { mediaService } from '#features/media/index.server.ts';
import { type Settings, settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import type { ExportedDate } from '../dates/exported-date.ts';
import { writeCsv } from '../formats/csv.ts';
import { type DateField, dateFields } from '../formats/fields.ts';
import type { Programme } from '../formats/programme-file.ts';
import { writeTaggedText } from '../formats/tagged-text.ts';
import { writeXlsx } from '../formats/xlsx.server.ts';
import { writeXml } from '../formats/xml.server.ts';
import { composeLeaflet, type LeafletVenue } from '../leaflet/compose-leaflet.ts';
import type { Leaflet, Paper } from '../leaflet/leaflet.ts';
import { makeLeaflet } from '../leaflet/make-leaflet.server.ts';
import type { fileFormats, ProgrammePrintContract } from './contract.ts';
import { fileOfAsset, printSettings } from './queries.server.ts';

type Format = (typeof fileFormats)[number];
type Request = {
  format: Format;
  languages: readonly Language[];
  from: string;
  until: string;
  paper: Paper;
  subtitles: string;
  series: string;
  prices: string;
};

/** Words that are named to whoever has made the leaflet. */
const maxTransliterated = 20;

/** What is told of a date in tables and XML for the layout; pictures go another way. */
const printedFields: readonly DateField[] = dateFields
  .map(({ key }) => key)
  .filter((key) => key !== 'picture' && key !== 'picture_credit' && key !== 'updated_at');

const contentTypes: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  indesign: 'text/plain; charset=utf-16le',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The dates as a file; null where they are too many for a leaflet. */
export async function makeFile(
  context: RequestContext,
  dates: readonly ExportedDate[],
  request: Request,
): Promise<OutputOf<ProgrammePrintContract['printFile']> | null> {
  const { db, language: reader, service } = context;
  const { format, languages, from, until } = request;
  const settings = await settingsReader(db).read();
  const programme: Programme = { dates, fields: printedFields, languages, reader, from, until, venue: settings.name, baseUrl: context.baseUrl };
  const made = await make();
  if (!made) return null;
  const period = from.slice(0, 7) === until.slice(0, 7) ? from.slice(0, 7) : `${from}-${until}`;
  const name = `${slugOf(settings.name)}-programm-${period}-${languages.join('-')}.${format === 'indesign' ? 'txt' : format}`;
  return {
    name,
    content_type: contentTypes[format],
    base64: Buffer.from(made.bytes).toString('base64'),
    pages: made.pages ?? null,
    missing: made.missing ?? [],
    transliterated: (made.transliterated ?? []).slice(0, maxTransliterated),
  };

  async function make(): Promise<{ bytes: Uint8Array | string; pages?: number; missing?: string[]; transliterated?: string[] } | null> {
    if (format === 'csv') return { bytes: writeCsv(programme) };
    if (format === 'xml') return { bytes: writeXml(programme) };
    if (format === 'xlsx') return { bytes: await writeXlsx(programme) };
    const printed = await printSettings(db);
    if (format === 'indesign') return { bytes: writeTaggedText(programme, stylesOf(printed)) };
    const logo = await readLogo();
    const { paper, subtitles, series, prices } = request;
    const options = { paper, languages, from, until, with_subtitles: subtitles === '1', with_series: series === '1', with_prices: prices === '1' };
    return makeLeaflet(composeLeaflet(dates, options, venueOf(settings, printed, logo, languages, context.baseUrl), context.now));
  }

  /** Drawn for print: 12 cm wide at 300 dots per inch. */
  async function readLogo(): Promise<Leaflet['logo']> {
    if (settings.logo === null) return null;
    const row = await fileOfAsset(db, settings.logo);
    const bytes = row && (await service(mediaService).storage.read(row.file));
    if (!bytes) return null;
    const { data, info } = await sharp(bytes, { density: 300 }).resize({ width: 1_400, withoutEnlargement: true }).png().toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  }
}

type PrintSettings = { tickets: Localised; contact: Localised } & Record<
  `style_${'month' | 'day' | 'date' | 'subtitle' | 'details' | 'note' | 'time' | 'title' | 'translation'}`,
  string
>;

const stylesOf = (of: PrintSettings) => ({
  month: of.style_month,
  day: of.style_day,
  date: of.style_date,
  subtitle: of.style_subtitle,
  details: of.style_details,
  note: of.style_note,
  time: of.style_time,
  title: of.style_title,
  translation: of.style_translation,
});

/** What a leaflet says of the venue; `logo` has been drawn for print. */
export function venueOf(settings: Settings, printed: PrintSettings, logo: Leaflet['logo'], languages: readonly Language[], baseUrl: string): LeafletVenue {
  const [language = 'de'] = languages;
  const { name, name_accent, claim, accent, address } = settings;
  const paragraphsOf = (text: Localised) => [...new Set(languages.flatMap((one) => choose(text, one).text.split(/\n+/)))].filter(Boolean);
  return {
    venue: { name, accent: name.endsWith(name_accent) ? name_accent : '', claim: choose(claim, language).text, site: new URL(baseUrl).host },
    accent: accent.light,
    logo,
    address: [address.street, [address.postcode, address.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: settings['tickets.phone'],
    tickets: paragraphsOf(printed.tickets),
    contact: paragraphsOf(printed.contact),
  };
}
