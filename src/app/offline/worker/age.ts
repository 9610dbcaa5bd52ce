import type { Language } from '#i18n/language.ts';

/** How long ago something was copied, in words: 'vor 3 Stunden', 'yesterday'. */
export function ageInWords(copiedAt: Date, now: Date, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { numeric: 'auto' });
  const minutes = Math.max(0, Math.round((now.getTime() - copiedAt.getTime()) / 60_000));
  if (minutes < 1) return language === 'de' ? 'eben' : 'a moment ago';
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 24 * 60) return words.format(-Math.round(minutes / 60), 'hour');
  return words.format(-Math.round(minutes / 1_440), 'day');
}
