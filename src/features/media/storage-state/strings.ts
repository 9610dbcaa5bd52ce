import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  storage_full: { de: 'Auf dem Server ist kein Platz mehr', en: 'The server has no room left' },
  storage_failing: { de: 'Der Server kann zurzeit keine Dateien speichern', en: 'The server cannot save files at the moment' },
  storage_hint: {
    de: 'Uploads und Änderungen gehen im Moment nicht. Bitte sagen Sie der Technik des Hauses Bescheid. Sobald wieder gespeichert werden kann, verschwindet dieser Hinweis.',
    en: 'Uploads and changes do not work for now. Please tell whoever runs the server. This notice goes as soon as saving works again.',
  },
});
