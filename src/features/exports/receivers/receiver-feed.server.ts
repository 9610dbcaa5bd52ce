import type { Database } from '#db/database.server.ts';
import { calendarFor } from '#features/feeds/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { addDays, dayOf } from '#i18n/berlin-time.ts';
import { languages as allLanguages } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import type { ExportedDate } from '../dates/exported-date.ts';
import { readDates } from '../dates/read-dates.server.ts';
import { writeCsv } from '../formats/csv.ts';
import { type DateField, dateFields } from '../formats/fields.ts';
import { writeJson } from '../formats/json.ts';
import { writeJsonLd } from '../formats/json-ld.ts';
import type { Programme } from '../formats/programme-file.ts';
import { writeXml } from '../formats/xml.server.ts';
import { receiverOf } from './queries.server.ts';

type FeedContext = { db: Database; baseUrl: string; now: Date };
type Feed = { receiver: number; type: string; text: string; name: string };

const types = { jsonld: 'application/ld+json', ics: 'text/calendar', csv: 'text/csv', xml: 'application/xml', json: 'application/json' } as const;

/**
 * What a receiver fetches: what visitors see of its dates from today on, what is cancelled and postponed too. Null where nobody
 * has this address, or who has it may not fetch. Seven statements, and for a calendar two more, however many dates there are.
 */
export async function makeReceiverFeed(context: FeedContext, token: string): Promise<Feed | null> {
  const { db, now } = context;
  const receiver = await receiverOf(db, token);
  if (!receiver) return null;
  const today = dayOf(now);
  const until = addDays(today, receiver.days);
  const { rooms, types: kinds, tags, series, file_format: format } = receiver;
  const selection = { from: today, until, rooms, types: kinds, tags, series };
  const { dates } = await readDates(context, selection);
  const settings = await settingsReader(db).read();
  const languages = receiver.languages === 'both' ? allLanguages : [receiver.languages];
  const [reader = 'de'] = languages;
  const { field_names: names, only_named: onlyNamed } = receiver;
  const programme: Programme = {
    ...{ dates, fields: fieldsOf(receiver), languages, reader, from: today, until },
    ...{ venue: settings.name, baseUrl: context.baseUrl, names, onlyNamed },
  };
  const name = `${slugOf(settings.name)}.${format === 'jsonld' ? 'json' : format}`;
  return { receiver: receiver.id, type: types[format], text: await write(programme), name };

  function write(of: Programme): string | Promise<string> {
    if (format === 'csv') return writeCsv(of);
    if (format === 'xml') return writeXml(of);
    if (format === 'json') return writeJson(of);
    if (format === 'jsonld') return writeJsonLd(of);
    return calendarFor(context, idsOf(dates), {
      language: reader,
      name: `${settings.name}: ${receiver?.name}`,
      withdrawn: { date: today, rooms, types: kinds, tags, series },
    });
  }
}

type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;

/** What is always told, and what was agreed. */
function fieldsOf({ with_texts, with_prices, with_labels, with_accessibility, with_pictures }: Receiver): readonly DateField[] {
  const without = new Set<DateField>([
    ...(with_texts ? [] : (['subtitle', 'description'] as const)),
    ...(with_prices ? [] : (['price', 'prices'] as const)),
    ...(with_labels ? [] : (['series', 'tags'] as const)),
    ...(with_accessibility ? [] : (['accessibility'] as const)),
    ...(with_pictures ? [] : (['picture', 'picture_credit'] as const)),
  ]);
  return dateFields.map(({ key }) => key).filter((key) => !without.has(key));
}

const idsOf = (dates: readonly ExportedDate[]): number[] => dates.map(({ id }) => id);
