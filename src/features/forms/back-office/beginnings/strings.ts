import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  lead: {
    de: 'Womit möchten Sie beginnen? Vorlagen haben alle Texte in beiden Sprachen, sind ausgeschaltet und lassen sich ganz verändern.',
    en: 'What would you like to begin with? Templates have all texts in both languages, are switched off, and all of them can be changed.',
  },
  empty: { de: 'Leeres Formular', en: 'Empty form' },
  empty_hint: { de: 'Sie schreiben alle Fragen selbst.', en: 'You write all questions yourself.' },
  n_questions: { de: '{n} Frage|{n} Fragen', en: '{n} question|{n} questions' },
});
