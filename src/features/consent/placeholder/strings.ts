import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  privacy: {
    de: 'Erst mit dem Klick verbindet sich Ihr Browser mit {host}.',
    en: 'Your browser connects to {host} only when you click.',
  },
  once: { de: 'Nur dieses Mal', en: 'This time only' },
  always: { de: 'Immer', en: 'Always' },
});
