import { defineStrings } from '#i18n/strings.ts';

/** Of what records lack before their day. */
export const t = defineStrings({
  title: { de: 'Was noch fehlt', en: 'What is still missing' },
  description: {
    de: 'Was in den nächsten Wochen stattfindet und noch nicht vollständig ist.',
    en: 'What takes place in the next weeks and is not complete yet.',
  },
  incomplete_of: { de: '{n} von {total} sind noch nicht vollständig', en: '{n} of {total} are not complete yet' },
  back: { de: 'Alle {name}', en: 'All {name}' },
  span: { de: 'Zeitraum', en: 'Period' },
  weeks: { de: 'Nächste {n} Wochen', en: 'Next {n} weeks' },
  all_of_it: { de: 'Alles Kommende', en: 'All that is coming' },
  any: { de: 'Irgendetwas', en: 'Anything' },
  share: { de: '{n} von {total}', en: '{n} of {total}' },
  checks: { de: 'Was fehlt', en: 'What is missing' },
  complete: {
    de: 'In diesem Zeitraum fehlt nichts: {total} Einträge sind vollständig.',
    en: 'Nothing is missing in this period: {total} entries are complete.',
  },
  nothing: { de: 'In diesem Zeitraum steht nichts an.', en: 'Nothing is due in this period.' },
  count: { de: '{n} Eintrag, dem etwas fehlt|{n} Einträge, denen etwas fehlt', en: '{n} entry that lacks something|{n} entries that lack something' },
  count_of: { de: '{n} Eintrag ohne {name}|{n} Einträge ohne {name}', en: '{n} entry without {name}|{n} entries without {name}' },
  lacks: { de: 'Es fehlt', en: 'Missing' },
  as_list: { de: 'Als Liste, zum Auswählen und Ändern', en: 'As a list, to choose and change' },
  failed: { de: 'Das kann gerade nicht gezeigt werden. {reason}', en: 'This cannot be shown at the moment. {reason}' },
});
