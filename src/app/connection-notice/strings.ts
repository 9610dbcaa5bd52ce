import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  offline: { de: 'Keine Verbindung zum Internet. Was geladen ist, bleibt lesbar.', en: 'No internet connection. What is loaded can still be read.' },
  missed: {
    de: 'Das lässt sich ohne Verbindung zum Internet nicht öffnen. Was geladen ist, bleibt lesbar.',
    en: 'This cannot be opened without an internet connection. What is loaded can still be read.',
  },
  online: { de: 'Die Verbindung ist wieder da.', en: 'The connection is back.' },
});
