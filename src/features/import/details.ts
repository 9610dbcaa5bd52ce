import { type AccessibilityKind, accessibilityKinds } from '#features/programme/index.ts';
import { foldName } from '#i18n/fold-name.ts';
import { languages, localeOf } from '#i18n/language.ts';

/** '85/25/95', '85 + 25 + 95', '95 Min.': minutes of parts and of the intervals between them, in turn; null where it says something else. */
export function durationIn(text: string): number[] | null {
  const parts = text
    .replace(/\b(min(uten|utes)?|pause|interval)\b\.?/gi, '')
    .split(/[/+–-]/)
    .map((part) => part.trim());
  if (parts.length > 15 || parts.length % 2 === 0 || !parts.every((part) => /^[1-9]\d{0,3}$/.test(part))) return null;
  const minutes = parts.map(Number);
  return minutes.every((part) => part <= 24 * 60) ? minutes : null;
}

/** 'ab 8 Jahren', '8+', '8-12': the age from which on it is; null where there is no number. */
export function ageIn(text: string): number | null {
  const [, age] = /(?:^|\D)(\d{1,2})(?!\d)/.exec(text) ?? [];
  return age === undefined ? null : Number(age);
}

const byName = new Map<string, number>();
for (const { id, name, feature } of accessibilityKinds)
  for (const spelling of [name.de, name.en, feature, ...furtherNames(id)]) byName.set(foldName(spelling), id);

function furtherNames(id: AccessibilityKind['id']): readonly string[] {
  const names: Readonly<Record<AccessibilityKind['id'], readonly string[]>> = {
    1: ['Mit Audiodeskription', 'Audio described'],
    2: ['Gebärdensprachdolmetschung', 'DGS', 'Mit Gebärdensprache', 'Sign language interpreted', 'BSL'],
    3: ['Untertitel', 'Übertitel für Gehörlose', 'Captions', 'Captioned performance'],
    4: ['Relaxed', 'Entspannt', 'Entspannte Aufführung'],
    5: ['Touch tour', 'Tastführungen'],
    6: ['Einfache Sprache', 'Plain language'],
  };
  return names[id];
}

/** The kind of accessibility that a word means; null for what the site does not declare. */
export const accessibilityIn = (name: string): number | null => byName.get(foldName(name)) ?? null;

/** Languages in which something is sung or spoken, by their German and English names. */
const codes = [
  'de',
  'en',
  'fr',
  'it',
  'es',
  'pt',
  'cs',
  'sk',
  'hu',
  'pl',
  'ru',
  'uk',
  'la',
  'cu',
  'nl',
  'sv',
  'no',
  'da',
  'fi',
  'et',
  'lv',
  'lt',
  'el',
  'tr',
  'ar',
  'he',
  'fa',
  'ja',
  'zh',
  'ko',
  'ro',
  'hr',
  'sr',
  'sl',
  'yi',
  'ca',
  'is',
];
const byLanguageName = new Map<string, string>();
for (const language of languages) {
  const names = new Intl.DisplayNames(localeOf[language], { type: 'language' });
  for (const code of codes) byLanguageName.set(foldName(names.of(code) ?? code), code);
}

/** 'Italienisch', 'Italian', 'it', 'pt-BR' → BCP 47; null for what is no language. */
export function languageTagIn(text: string): string | null {
  const named = byLanguageName.get(foldName(text));
  if (named) return named;
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(text.trim()) ? text.trim() : null;
}
