import type { Field } from '#content/index.ts';
import { instantAt, isDay, toBerlinIso } from '#i18n/berlin-time.ts';

/** What separates several things in one cell. */
export const cellSeparator = ' | ';

/** What stands in a cell of a table, as the value of a field; references stay the words by which they are looked up. Undefined where it is none. */
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
    default:
      return text.trim();
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

/** '2027-01-31' or '31.1.2027'. */
function readDay(word: string): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word);
  const day = german ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}` : word;
  return isDay(day) ? day : null;
}

/** A day and a time of Berlin's clock, or ISO 8601 with an offset. */
function readInstantCell(word: string): string | null {
  if (/T.*(Z|[+-]\d\d:\d\d)$/.test(word)) return Number.isNaN(Date.parse(word)) ? null : toBerlinIso(new Date(word));
  const [, day = '', hour = '', minute = ''] = /^(\S+?),?[ T]+(\d{1,2})[:.](\d{2})(?::\d{2})?(?: Uhr)?$/.exec(word) ?? [];
  const known = readDay(day);
  return known && Number(hour) < 24 && Number(minute) < 60 ? toBerlinIso(instantAt(known, `${hour.padStart(2, '0')}:${minute}`)) : null;
}

/** By its value, or by what it is called in either language. */
function readChoice(options: unknown, word: string): unknown {
  if (!Array.isArray(options)) return undefined;
  const found = options.find(
    ({ value, label }) => String(value) === word || Object.values<string>(label).some((text) => text.toLowerCase() === word.toLowerCase()),
  );
  return found?.value;
}
