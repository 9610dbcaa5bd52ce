import type { Language } from '#i18n/language.ts';

/** The numbers stand in addresses (decision 0004) and `event.accessibility_ids`: never reused. `feature` is schema.org's `accessibilityFeature`. */
export const accessibilityKinds = [
  { id: 1, name: { de: 'Audiodeskription', en: 'Audio description' }, feature: 'audioDescription' },
  { id: 2, name: { de: 'Gebärdensprache', en: 'Sign language' }, feature: 'signLanguage' },
  { id: 3, name: { de: 'Erweiterte Übertitel', en: 'Captioned' }, feature: 'captions' },
  { id: 4, name: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' }, feature: 'relaxedPerformance' },
  { id: 5, name: { de: 'Tastführung', en: 'Touch tour' }, feature: 'touchTour' },
  { id: 6, name: { de: 'Leichte Sprache', en: 'Easy language' }, feature: 'easyLanguage' },
] as const;

export type AccessibilityKind = (typeof accessibilityKinds)[number];

/** In the order of their declaration; undeclared numbers are left out. */
export const presentAccessibility = (ids: readonly number[], language: Language) =>
  accessibilityKinds.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name: name[language] }));

/** What schema.org calls these kinds. */
export const featuresOf = (kinds: readonly { id: number }[]): string[] =>
  accessibilityKinds.filter(({ id }) => kinds.some((one) => one.id === id)).map(({ feature }) => feature);
