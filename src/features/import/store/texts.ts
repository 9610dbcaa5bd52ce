import type { Localised } from '#i18n/localised.ts';
import type { NamePair } from '../mapping.server.ts';

/** What a file says replaces what stands there in the same language; other languages stay. */
export function merged(standing: Localised | null | undefined, said: NamePair | undefined): Localised {
  const texts: { [language: string]: string } = { ...standing };
  if (said?.de !== undefined) texts.de = said.de;
  if (said?.en !== undefined) texts.en = said.en;
  return texts;
}

export function sameTexts(a: Localised | null, b: Localised | null): boolean {
  if (a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** The text an event has of its own: none where its production says the same. Null: the production's. */
export function ownText(said: NamePair | undefined, production: Localised, standing: Localised | null): Localised | null {
  if (said === undefined) return standing;
  const isProductions = (['de', 'en'] as const).every((language) => said[language] === undefined || said[language] === production[language]);
  return isProductions ? null : merged(standing, said);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
