import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  check: { de: 'Prüfliste', en: 'Check list' },
  loading: { de: 'Wird geprüft …', en: 'Checking …' },
  all_well: { de: 'Nichts zu bemängeln.', en: 'Nothing to mend.' },
  again: { de: 'Noch einmal prüfen', en: 'Check again' },
  stops: { de: 'verhindert das Veröffentlichen', en: 'stops publishing' },
  page: { de: 'Seite', en: 'Page' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  findings: { de: 'Prüfliste: {n} Hinweis|Prüfliste: {n} Hinweise', en: 'Check list: {n} point|Check list: {n} points' },
  unfinished: { de: 'Noch nicht fertig', en: 'Not finished yet' },
  page_offline: { de: 'Die Seite ist offline', en: 'The page is offline' },
  alternative_text: { de: 'Bilder ohne Beschreibung', en: 'Pictures without description' },
  broken_link: { de: 'Links, die nirgendwohin führen', en: 'Links that lead nowhere' },
  link_language: { de: 'Links in die andere Sprache', en: 'Links into the other language' },
  heading_order: { de: 'Reihenfolge der Überschriften', en: 'Order of headlines' },
  link_words: { de: 'Links, die nicht sagen, wohin', en: 'Links that do not say where to' },
  contrast: { de: 'Kontrast', en: 'Contrast' },
  missing_translation: { de: 'Fehlende Übersetzung', en: 'Missing translation' },
  page_description: { de: 'Beschreibung der Seite', en: 'Description of the page' },
  text_length: { de: 'Zu lang für den Platz', en: 'Too long for the place' },
  past_window: { de: 'Abgelaufen', en: 'Expired' },
  failed: { de: 'Die Prüfung ist nicht gelungen: {reason}', en: 'The check has failed: {reason}' },
  offline: { de: 'keine Verbindung. Bitte versuchen Sie es noch einmal.', en: 'no connection. Please try again.' },
});

/** One of a newer release has none here. */
export const nameOf = (code: string, language: 'de' | 'en'): string => (Object.hasOwn(t.table, code) ? t(language, code as keyof typeof t.table) : code);
