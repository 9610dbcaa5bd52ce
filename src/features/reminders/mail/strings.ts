import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  event: { de: '{title}, {when}', en: '{title}, {when}' },
  season: { de: 'alle Termine der Spielzeit {name}', en: 'all dates of the {name} season' },
  confirm_subject: { de: 'Bitte bestätigen Sie Ihre Adresse', en: 'Please confirm your address' },
  confirm_before: {
    de: 'jemand, vermutlich Sie selbst, möchte an diese Adresse erinnert werden, wenn der Verkauf beginnt: {what}.',
    en: 'somebody, probably you, wants to be reminded at this address when the sale begins: {what}.',
  },
  confirm_link: { de: 'Adresse bestätigen', en: 'Confirm address' },
  confirm_after: {
    de: 'Der Link gilt {n} Stunden. Waren Sie es nicht, lassen Sie ihn unbenutzt: Dann löschen wir die Adresse.',
    en: 'The link holds for {n} hours. If it was not you, leave it unused: we then delete the address.',
  },
  noted_subject: { de: 'Ihre Erinnerung ist vorgemerkt', en: 'Your reminder is noted' },
  noted_before: { de: 'wir erinnern Sie, wenn der Verkauf beginnt: {what}.', en: 'we will remind you when the sale begins: {what}.' },
  noted_link: { de: 'Zum Programm', en: 'To the programme' },
  sale_subject: { de: 'Jetzt im Verkauf: {title}', en: 'Now on sale: {title}' },
  sale_before: { de: 'der Verkauf hat begonnen: {what}. {tickets}', en: 'the sale has begun: {what}. {tickets}' },
  friends_before: { de: 'der Verkauf für den Freundeskreis hat begonnen: {what}.', en: 'the sale to friends has begun: {what}.' },
  subscribers_before: {
    de: 'der Verkauf für Abonnentinnen und Abonnenten hat begonnen: {what}.',
    en: 'the sale to subscribers has begun: {what}.',
  },
  sale_link: { de: 'Zu den Karten', en: 'To the tickets' },
  sale_after: {
    de: 'Das war die Erinnerung, um die Sie gebeten hatten; sie kommt einmal und ist damit gelöscht.',
    en: 'That was the reminder that you asked for; it comes once, and is now deleted.',
  },
  season_subject: {
    de: 'Jetzt im Verkauf: {n} Termin|Jetzt im Verkauf: {n} Termine',
    en: 'Now on sale: {n} date|Now on sale: {n} dates',
  },
  season_before: {
    de: 'für diese Termine der Spielzeit {name} hat der Verkauf begonnen:',
    en: 'of these dates of the {name} season the sale has begun:',
  },
  more: { de: 'und {n} weiterer|und {n} weitere', en: 'and {n} more|and {n} more' },
  season_after: {
    de: 'Sie haben darum gebeten, an den Verkauf der ganzen Spielzeit erinnert zu werden.',
    en: 'You asked to be reminded of the sale of the whole season.',
  },
  off: { de: 'Erinnerung abbestellen', en: 'Turn off this reminder' },
});
