import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  pause: { de: 'Film anhalten', en: 'Pause the film' },
  play: { de: 'Film abspielen', en: 'Play the film' },
});
