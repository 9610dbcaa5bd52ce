import { type Language, localeOf } from '#i18n/language.ts';

/** '3,4 MB': as a reader says how large a file is. */
export function displaySize(language: Language, bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`;
}
