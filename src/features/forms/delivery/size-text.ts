import type { Language } from '#i18n/language.ts';

/** The size of a file as it is read: '12 kB', '1,4 MB'. */
export const sizeText = (bytes: number, language: Language): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toLocaleString(language, { maximumFractionDigits: 1 })} MB`;
