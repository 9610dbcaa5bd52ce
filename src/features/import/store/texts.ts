import type { Localised } from '#i18n/localised.ts';
import type { NamePair } from '../mapping.server.ts';

/** What a file says replaces what stands there in the same language; other languages stay. */
export function merged(standing: Localised | null | undefined, names: NamePair | undefined): Localised {
  const texts: { [language: string]: string } = { ...standing };
  if (names?.de !== undefined) texts.de = names.de;
  if (names?.en !== undefined) texts.en = names.en;
  return texts;
}

export function sameTexts(a: Localised | null, b: Localised | null): boolean {
  if (a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** None where its production says the same; null: the production's. */
export function ownText(names: NamePair | undefined, production: Localised, standing: Localised | null): Localised | null {
  if (names === undefined) return standing;
  const isProductions = (['de', 'en'] as const).every((language) => names[language] === undefined || names[language] === production[language]);
  return isProductions ? null : merged(standing, names);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
