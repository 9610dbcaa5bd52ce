import { imageField, lineField } from '#content/index.ts';

export const videoCardFields = {
  image: imageField({ label: { de: 'Vorschaubild', en: 'Preview picture' } }),
  title: lineField({ label: { de: 'Titel', en: 'Title' }, max: 160 }),
  length: lineField({ label: { de: 'Länge', en: 'Length' }, help: { de: 'Zum Beispiel 3:42', en: 'Such as 3:42' }, shared: true, max: 20 }),
};
