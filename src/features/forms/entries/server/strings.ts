import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  number: { de: 'Nummer', en: 'Number' },
  date: { de: 'Eingegangen', en: 'Received' },
  language: { de: 'Sprache', en: 'Language' },
  status: { de: 'Stand', en: 'State' },
  assigned_to: { de: 'Zuständig', en: 'Assigned to' },
  note: { de: 'Notiz', en: 'Note' },
  delete_at: { de: 'Wird gelöscht am', en: 'Will be deleted on' },
  removed: { de: '{name} (entfernt)', en: '{name} (removed)' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  status_unconfirmed: { de: 'nicht bestätigt', en: 'not confirmed' },
  status_new: { de: 'neu', en: 'new' },
  status_done: { de: 'erledigt', en: 'done' },
  file_name: { de: 'einsendungen', en: 'entries' },
  sheet: { de: 'Einsendungen', en: 'Entries' },
});
