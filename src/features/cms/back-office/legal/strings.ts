import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Rechtstexte', en: 'Legal texts' },
  description: {
    de: 'Seiten, zu denen der Fuß jeder Seite führt. Geschrieben werden sie auf der Seite selbst.',
    en: 'Pages to which the foot of every page leads. They are written on the page itself.',
  },
  gtc: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy policy' },
  online: { de: 'Online', en: 'Online' },
  offline: { de: 'Nicht online: Der Link im Fuß führt ins Leere.', en: 'Not online: the link in the footer leads nowhere.' },
  missing_de: { de: 'ohne deutsche Adresse', en: 'without a German address' },
  missing_en: { de: 'ohne englische Adresse', en: 'without an English address' },
  edit_de: { de: 'Deutschen Text bearbeiten', en: 'Edit the German text' },
  edit_en: { de: 'Englischen Text bearbeiten', en: 'Edit the English text' },
  edit_of_de: { de: 'Deutschen Text bearbeiten: {name}', en: 'Edit the German text: {name}' },
  edit_of_en: { de: 'Englischen Text bearbeiten: {name}', en: 'Edit the English text: {name}' },
  settings: { de: 'Titel und Adresse', en: 'Title and address' },
  settings_of: { de: 'Titel und Adresse: {name}', en: 'Title and address: {name}' },
  no_page: {
    de: 'Unter {address} gibt es keine Seite: Der Link im Fuß führt ins Leere.',
    en: 'There is no page at {address}: the link in the footer leads nowhere.',
  },
  new_page: { de: 'Seite anlegen', en: 'Create the page' },
});
