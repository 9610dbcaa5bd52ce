import { defineStrings } from '#i18n/strings.ts';

/** The messages of V §8 and E §8 in their wording, with what a visitor can do. */
export const t = defineStrings({
  no_route: { de: 'Diese Seite wurde nicht gefunden', en: 'This page could not be found' },
  not_found: { de: '404 Nicht gefunden', en: '404 Not Found' },
  not_found_hint: {
    de: 'Vielleicht ist die Veranstaltung vorbei oder die Seite umgezogen. Was kommt, steht im Programm.',
    en: 'The event may be over, or the page may have moved. What is on is in the programme.',
  },
  invalid: { de: 'Diese Adresse enthält ungültige Angaben: {fields}', en: 'This address contains invalid values: {fields}' },
  page: { de: 'Seite', en: 'Page' },
  invalid_hint: {
    de: 'Bitte beginnen Sie im Programm von vorn. Dort lassen sich Tag und Ort wählen.',
    en: 'Please start again from the programme, where you can choose day and place.',
  },
  site_offline: { de: 'Website offline', en: 'Website offline' },
  site_offline_hint: { de: 'Wir arbeiten an unserer Website und sind bald wieder für Sie da.', en: 'We are working on our website and will be back soon.' },
  unknown: { de: 'ein unbekannter Fehler ist aufgetreten', en: 'an unknown error occurred' },
  unknown_hint: {
    de: 'Es liegt nicht an Ihnen. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'It is not your doing. Please try again in a few minutes.',
  },
  no_connection: { de: 'Keine Verbindung', en: 'No connection' },
  no_connection_hint: {
    de: 'Ihr Gerät hat gerade keine Verbindung zum Internet. Ist sie wieder da, kommt die Seite von selbst.',
    en: 'Your device is not connected to the internet at the moment. Once it is, the page comes by itself.',
  },
  reference: { de: 'Kennziffer für Rückfragen: {reference}', en: 'Reference for enquiries: {reference}' },
  home: { de: 'Zur Startseite', en: 'Back to the home page' },
  programme: { de: 'Zum Programm', en: 'To the programme' },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
});
