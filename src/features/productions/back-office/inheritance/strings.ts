import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  title: { de: 'Termine mit eigenen Angaben', en: 'Dates that say their own' },
  hint: {
    de: 'Was hier steht, sagen einzelne Termine anders, oder dass es das bei ihnen nicht gibt. Eine Änderung an der Produktion erreicht sie erst, wenn Sie sie anwenden.',
    en: 'What stands here some dates say otherwise, or that they have none of it. A change of the production reaches them only when you apply it.',
  },
  own: {
    de: '{n} Termin sagt Eigenes, {coming} davon kommen noch.|{n} Termine sagen Eigenes, {coming} davon kommen noch.',
    en: '{n} date says its own, {coming} of them to come.|{n} dates say their own, {coming} of them to come.',
  },
  all: { de: 'Auf alle anwenden: {n} Termin|Auf alle anwenden: {n} Termine', en: 'Apply to all: {n} date|Apply to all: {n} dates' },
  coming: { de: 'Ab jetzt: {n} Termin|Ab jetzt: {n} Termine', en: 'From now on: {n} date|From now on: {n} dates' },
  done: {
    de: '{name}: {n} Termin folgt wieder der Produktion.|{name}: {n} Termine folgen wieder der Produktion.',
    en: '{name}: {n} date follows the production again.|{name}: {n} dates follow the production again.',
  },
  undo: { de: 'Rückgängig machen', en: 'Undo' },
  none: { de: 'Alle Termine übernehmen, was die Produktion sagt.', en: 'All dates take over what the production says.' },
  failed: { de: 'Das ließ sich gerade nicht laden. Bitte laden Sie die Seite neu.', en: 'That could not be loaded just now. Please load the page again.' },
});

export const fieldName = defineStrings({
  title: { de: 'Titel', en: 'Title' },
  subtitle: { de: 'Untertitel', en: 'Subtitle' },
  description: { de: 'Beschreibung', en: 'Description' },
  image_id: { de: 'Bild', en: 'Picture' },
  duration: { de: 'Dauer', en: 'Duration' },
  age_from: { de: 'Alter', en: 'Age' },
  languages: { de: 'Gesungen oder gesprochen auf', en: 'Sung or spoken in' },
  surtitles: { de: 'Übertitel', en: 'Surtitles' },
  doors_minutes: { de: 'Einlass', en: 'Doors' },
  box_office_minutes: { de: 'Öffnung der Kasse', en: 'Box office opens' },
  introduction: { de: 'Einführung', en: 'Introduction' },
  children: { de: 'Für Kinder', en: 'For children' },
  opening_hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  accessibility_note: { de: 'Treffpunkt und Anmeldung', en: 'Where to come and whom to ask' },
  admission: { de: 'Eintritt', en: 'Admission' },
  media: { de: 'Bilder, Filme und Dokumente', en: 'Pictures, films and documents' },
  sponsors: { de: 'Sponsoren', en: 'Sponsors' },
  promoters: { de: 'Veranstalter', en: 'Promoters' },
});
