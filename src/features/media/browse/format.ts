import { type Language, localeOf } from '#i18n/language.ts';

/** '3,4 MB': as a reader says how large a file is. */
export function displaySize(language: Language, bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, Math.round(bytes / 1e3)), 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`;
}

/** Seconds as '0:08' or '1:02:03'. */
export function displayDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, String(whole % 60).padStart(2, '0')];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
