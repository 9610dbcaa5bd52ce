import { displayMoment } from '#i18n/clock/display-moment.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { Check, Value } from '../check.server.ts';
import { failedState } from './run-checks.server.ts';

/** A row of what was found, as it is stored. */
export type Found = { name: string; state: string; found: Readonly<Record<string, Value>> };

const failedWords = {
  text: { de: 'Das ließ sich nicht prüfen: {reason}', en: 'That could not be checked: {reason}' },
  remedy: { de: 'Sehen Sie in das Protokoll des Servers.', en: 'Look into the server’s log.' },
};

/** What was found, and what is to be done about it, in a reader's language; null where this program does not know that state. */
export function findingInWords(check: Check, { state, found }: Found, language: Language): { text: string; remedy: string | null } | null {
  const words = state === failedState ? failedWords : check.states[state];
  if (!words) return null;
  const { text, remedy } = words;
  const t = defineStrings({ text, remedy: remedy ?? { de: '', en: '' } });
  const values = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, inWords(value, language)]));
  return { text: t(language, 'text', values), remedy: remedy ? t(language, 'remedy', values) : null };
}

function inWords(value: Value, language: Language): string | number {
  if (typeof value !== 'object') return value;
  if ('bytes' in value) return bytesInWords(value.bytes, language);
  if ('day' in value) return displayDate(language, value.day);
  const at = new Date(value.at);
  return displayMoment(language, at);
}

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** 1234567890 → '1,2 GB'. */
function bytesInWords(bytes: number, language: Language): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const n = bytes / 1000 ** power;
  return `${n.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: n < 10 ? 1 : 0 })} ${units[power - 1]}`;
}
