import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  host_taken: {
    de: 'Einer dieser Hosts gehört schon zu „{name}“. Bitte nennen Sie jeden nur bei einem Dienst.',
    en: 'One of these hosts belongs to ‘{name}’ already. Please name each at one service alone.',
  },
});
