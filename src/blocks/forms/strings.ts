import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  none: { de: 'Hier ist noch kein Formular gewählt.', en: 'No form is chosen here yet.' },
  is_off: { de: 'Dieses Formular ist ausgeschaltet: Besucher sehen hier nichts.', en: 'This form is switched off: visitors see nothing here.' },
  title: { de: 'Hier steht ein Formular', en: 'A form stands here' },
  why: {
    de: 'Es kommt von {name}, einem Dienst außerhalb unseres Hauses. Bis Sie es erlauben, erfährt {name} nicht, dass Sie hier waren.',
    en: 'It comes from {name}, a service outside our house. Until you allow it, {name} does not learn that you were here.',
  },
  open: { de: 'Formular öffnen ({name})', en: 'Open the form ({name})' },
  frame: { de: 'Formular ({name})', en: 'Form ({name})' },
  unavailable: {
    de: 'Es kommt von einem Dienst außerhalb unseres Hauses, der zurzeit ausgeschaltet ist.',
    en: 'It comes from a service outside our house, which is switched off at the moment.',
  },
});
