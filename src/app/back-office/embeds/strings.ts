import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  about: {
    de: 'Ein erlaubter Host darf auf Seiten stehen. Ob dort ein Player aufgeht, hängt am Dienst, dem Besucher zustimmen.',
    en: 'An allowed host may stand on pages. Whether a player opens there depends on the service that visitors consent to.',
  },
  host: { de: 'Host', en: 'Host' },
  seen: { de: 'Was Besucher sehen', en: 'What visitors see' },
  player: { de: 'Player, nach Zustimmung zu {service}', en: 'a player, after consent to {service}' },
  no_service: { de: 'nur einen Link: Kein eingeschalteter Dienst lädt von {frame}', en: 'a link alone: no service that is switched on loads from {frame}' },
  no_player: { de: 'nur einen Link: Die Website kennt keinen Player dieses Hosts', en: 'a link alone: the website knows no player of this host' },
  none: { de: 'Es ist kein Host erlaubt: Was andere zeigen, kommt auf keine Seite.', en: 'No host is allowed: nothing of others comes onto a page.' },
  failed: { de: 'Die Dienste sind gerade nicht zu haben. Bitte laden Sie die Seite neu.', en: 'The services cannot be had. Please reload the page.' },
  services: { de: 'Dienste', en: 'Services' },
});
