import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Dienste anderer', en: 'Services of others' },
  announcement: {
    de: 'Am Anfang der Seite steht eine Frage zu Diensten anderer. Sie können sie beantworten oder weiterlesen.',
    en: 'At the beginning of the page there is a question about services of others. You can answer it or read on.',
  },
  title: { de: 'Dürfen wir Dienste anderer laden?', en: 'May we load services of others?' },
  who: { de: 'Von {names}.', en: 'Of {names}.' },
  others: { de: '{n} weiteren Anbieter|{n} weiteren Anbietern', en: '{n} further provider|{n} further providers' },
  and: { de: '{first} und {last}', en: '{first} and {last}' },
  purposes: { de: 'Zwecke: {purposes}.', en: 'Purposes: {purposes}.' },
  countries: { de: 'Daten gehen auch in Länder außerhalb des EWR: {countries}.', en: 'Data also go to countries outside the EEA: {countries}.' },
  withdrawal: { de: 'Ihre Wahl ändern Sie jederzeit am Fuß jeder Seite.', en: 'You can change your choice at the foot of every page.' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  reject: { de: 'Ablehnen', en: 'Reject' },
  accept: { de: 'Zustimmen', en: 'Accept' },
  choose: { de: 'Auswählen', en: 'Choose' },

  dialog: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  intro: {
    de: 'Nichts davon wird geladen, bevor Sie es erlauben. Eine Ablehnung merken wir uns so lange wie eine Zustimmung: {n} Tag.|Nichts davon wird geladen, bevor Sie es erlauben. Eine Ablehnung merken wir uns so lange wie eine Zustimmung: {n} Tage.',
    en: 'Nothing of it is loaded before you allow it. We remember a refusal for as long as a consent: {n} day.|Nothing of it is loaded before you allow it. We remember a refusal for as long as a consent: {n} days.',
  },
  gpc: {
    de: 'Ihr Browser lehnt mit jeder Anfrage ab („Global Privacy Control“). Daran halten wir uns, solange Sie hier nichts anderes wählen.',
    en: 'Your browser refuses with every request (‘Global Privacy Control’). We keep to that unless you choose otherwise here.',
  },
  required: { de: 'Notwendig', en: 'Required' },
  required_hint: {
    de: 'Immer an: Ohne sie gäbe es keine Anmeldung und keinen Warenkorb.',
    en: 'Always on: without them there would be no sign-in and no cart.',
  },
  external_media: { de: 'Externe Medien', en: 'External media' },
  optimization: { de: 'Statistik und Verbesserung', en: 'Statistics and improvement' },
  marketing: { de: 'Marketing', en: 'Marketing' },
  all_of: { de: 'Alle: {category}', en: 'All: {category}' },
  provider: { de: 'Anbieter', en: 'Provider' },
  country: { de: 'Verarbeitung in', en: 'Processed in' },
  third_country: { de: '{country}, außerhalb des EWR', en: '{country}, outside the EEA' },
  basis: { de: '{country} ({transfer})', en: '{country} ({transfer})' },
  retention: { de: 'Speicherdauer', en: 'Retention' },
  policy: { de: 'Datenschutzerklärung von {name}', en: 'Privacy policy of {name}' },
  save: { de: 'Auswahl speichern', en: 'Save the choice' },
  reject_all: { de: 'Alle ablehnen', en: 'Reject all' },
  accept_all: { de: 'Allen zustimmen', en: 'Accept all' },
});
