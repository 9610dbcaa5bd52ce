import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  contrast_light: {
    de: 'Im hellen Modus hat {color} {against} nur einen Kontrast von {ratio} : 1. Nötig sind {least} : 1, es fehlen {missing}. Bitte wählen Sie einen dunkleren Ton.',
    en: 'In light mode {color} {against} has a contrast of only {ratio} : 1. It needs {least} : 1 and falls short by {missing}. Please choose a darker shade.',
  },
  contrast_dark: {
    de: 'Im dunklen Modus hat {color} {against} nur einen Kontrast von {ratio} : 1. Nötig sind {least} : 1, es fehlen {missing}. Bitte wählen Sie einen helleren Ton.',
    en: 'In dark mode {color} {against} has a contrast of only {ratio} : 1. It needs {least} : 1 and falls short by {missing}. Please choose a lighter shade.',
  },
  against_paper: { de: 'auf dem Grund der Seite', en: 'on the page' },
  against_surface: { de: 'auf grauen Flächen', en: 'on grey surfaces' },
  against_text: { de: 'unter der Schrift von Schaltflächen', en: 'under the text of buttons' },
});
