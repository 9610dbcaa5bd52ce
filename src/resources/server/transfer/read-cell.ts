import type { Field } from '#content/index.ts';
import { addDays, instantAt, isDay, toBerlinIso } from '#i18n/berlin-time.ts';

/** What separates several things in one cell. */
export const cellSeparator = ' | ';

/** The numbers by which spreadsheets count days: from 1923 to 2118. */
const serialDays = { first: 8_500, last: 80_000, epoch: '1899-12-30' } as const;

/** Undefined where it is none; references stay words, to be looked up. */
export function readCell({ form }: Field, text: string): unknown {
  const word = text.trim();
  switch (form.kind) {
    case 'switch':
      return switchWords.get(word.toLowerCase());
    case 'number':
    case 'money':
    case 'picture':
      return readNumber(word);
    case 'day':
      return readDay(word) ?? undefined;
    case 'time':
      return /^\d{1,2}[:.]\d{2}(:\d{2})?( Uhr)?$/.test(word)
        ? word
            .replace('.', ':')
            .replace(/^(\d):/, '0$1:')
            .slice(0, 5)
        : undefined;
    case 'instant':
      return readInstantCell(word) ?? undefined;
    case 'choice':
      return readChoice(form.limits.options, word);
    case 'words':
    case 'references':
      return word.split(/\s*\|\s*/).filter(Boolean);
    case 'rows':
    case 'rich_text':
      return readJson(word);
    default:
      return /^'[=+\-@]/.test(word) ? word.slice(1) : word;
  }
}

const switchWords = new Map<string, boolean>([
  ...['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x'].map((word) => [word, true] as const),
  ...['nein', 'n', 'no', 'false', 'falsch', '0', '-'].map((word) => [word, false] as const),
]);

/** With a point or a comma before the decimals, a unit behind: '1.234,50 €'. */
function readNumber(word: string): number | undefined {
  const plain = word.replace(/\s|€|EUR$/g, '');
  const german = /^-?\d{1,3}(\.\d{3})*(,\d+)?$/.test(plain) && (plain.includes(',') || /\.\d{3}$/.test(plain));
  const number = Number(german ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(',', '.'));
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}

/** '2027-01-31', '31.1.2027', '31.01.27', or the number of a spreadsheet's day. */
function readDay(word: string): string | null {
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(word.replace(/[ T]00:00(:00)?$/, ''));
  const [, day = '', month = '', year = ''] = german ?? [];
  const written = german ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : word.replace(/[ T]00:00(:00)?$/, '');
  if (isDay(written)) return written;
  return isSerialDay(word) ? addDays(serialDays.epoch, Number(word)) : null;
}

const isSerialDay = (word: string): boolean => /^\d{4,5}$/.test(word) && Number(word) >= serialDays.first && Number(word) <= serialDays.last;

/** A day and a time of Berlin's clock, or ISO 8601 with an offset. */
function readInstantCell(word: string): string | null {
  const [, days = '', part = ''] = /^(\d{4,5})[.,](\d+)$/.exec(word) ?? [];
  if (isSerialDay(days)) return serialInstant(days, Number(`0.${part}`));
  if (/T.*(Z|[+-]\d\d:\d\d)$/.test(word)) return Number.isNaN(Date.parse(word)) ? null : toBerlinIso(new Date(word));
  const [, day = '', hour = '', minute = ''] = /^(\S+?),?[ T]+(\d{1,2})[:.](\d{2})(?::\d{2})?(?: Uhr)?$/.exec(word) ?? [];
  const known = readDay(day);
  return known && Number(hour) < 24 && Number(minute) < 60 ? toBerlinIso(instantAt(known, `${hour.padStart(2, '0')}:${minute}`)) : null;
}

/** The parts of a day after its beginning, on the clock of the wall. */
function serialInstant(days: string, part: number): string {
  const minutes = Math.min(1439, Math.round(part * 1440));
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return toBerlinIso(instantAt(addDays(serialDays.epoch, Number(days)), time));
}

function readJson(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}

/** By its value, or by what it is called in either language. */
function readChoice(options: unknown, word: string): unknown {
  if (!Array.isArray(options)) return undefined;
  const found = options.find(
    ({ value, label }) => String(value) === word || Object.values<string>(label).some((text) => text.toLowerCase() === word.toLowerCase()),
  );
  return found?.value;
}
