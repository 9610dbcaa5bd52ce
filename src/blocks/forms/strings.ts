import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  none: { de: 'Hier ist noch kein Formular gewählt.', en: 'No form is chosen here yet.' },
  is_off: { de: 'Dieses Formular ist ausgeschaltet: Besucher sehen hier nichts.', en: 'This form is switched off: visitors see nothing here.' },
  title: { de: 'Hier steht ein Formular', en: 'A form stands here' },
  why: {
    de: 'Es kommt von HubSpot, einem Dienst außerhalb unseres Hauses, und wird erst geladen, wenn Sie dem zustimmen. Bis dahin erfährt HubSpot nicht, dass Sie hier waren.',
    en: 'It comes from HubSpot, a service outside our house, and is only loaded with your consent. Until then HubSpot does not learn that you were here.',
  },
});
