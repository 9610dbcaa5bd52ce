import { defineStrings } from '#i18n/strings.ts';

/** Of the views of a list that staff keep. */
export const t = defineStrings({
  save_view: { de: 'Ansicht speichern', en: 'Save view' },
  view: { de: 'Ansicht ändern', en: 'Change view' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  delete: { de: 'Löschen', en: 'Delete' },
  name: { de: 'Name der Ansicht', en: 'Name of the view' },
  name_needed: { de: 'Bitte geben Sie der Ansicht einen Namen.', en: 'Please give the view a name.' },
  audience: { de: 'Zu sehen', en: 'Shown' },
  for_mine: { de: 'Nur für mich', en: 'For me alone' },
  for_role: { de: 'Für meine Rolle', en: 'For my role' },
  for_all: { de: 'Für alle im Haus', en: 'For all staff' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  saved: { de: 'Die Ansicht „{name}“ ist gespeichert.', en: 'The view “{name}” has been saved.' },
  renamed: { de: 'Die Ansicht heißt jetzt „{name}“.', en: 'The view is called “{name}” now.' },
  deleted: { de: 'Die Ansicht „{name}“ ist gelöscht.', en: 'The view “{name}” has been deleted.' },
  undo: { de: 'Zurücknehmen', en: 'Undo' },
});
