import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  breadcrumb: { de: 'Sie sind hier', en: 'You are here' },
  tabs: { de: 'In diesem Bereich', en: 'In this section' },
  offline: {
    de: 'Diese Seite ist nicht online: Nur die Redaktion sieht sie.',
    en: 'This page is not online: only editors see it.',
  },
  draft: { de: 'Vorschau: Sie sehen den Entwurf dieser Seite.', en: 'Preview: you are looking at the draft of this page.' },
  as_of: { de: 'Vorschau: So sieht die Seite zu diesem Zeitpunkt aus:', en: 'Preview: what the page will look like at this moment:' },
  version: {
    de: 'Sie sehen eine frühere Fassung dieser Seite.',
    en: 'You are looking at an earlier version of this page.',
  },
});
