import { defineBlock, embedField, imageField, lineField } from '#content/index.ts';

/** Something to leaf through or walk through at Issuu, Matterport or Sketchfab (E §3 "Viewer"). */
export const viewer = defineBlock({
  type: 'viewer',
  label: { de: 'Viewer', en: 'Viewer' },
  description: { de: 'Heft zum Blättern, Rundgang oder Modell, erst mit dem Klick geladen.', en: 'A booklet, a tour or a model, loaded only with a click.' },
  icon: 'book-open',
  category: 'media',
  rendering: 'static',
  fields: {
    embed: embedField({ label: { de: 'Adresse oder Einbettungscode', en: 'Address or embed code' }, service: 'viewer', required: true }),
    title: lineField({ label: { de: 'Titel', en: 'Title' }, max: 160 }),
    image: imageField({ label: { de: 'Bild', en: 'Picture' } }),
  },
});
