import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  tabs: { de: 'In diesem Bereich', en: 'In this section' },
  offline: {
    de: 'Diese Seite ist nicht online: Nur die Redaktion sieht sie.',
    en: 'This page is not online: only editors see it.',
  },
  version: {
    de: 'Sie sehen eine frühere Fassung dieser Seite.',
    en: 'You are looking at an earlier version of this page.',
  },
});
