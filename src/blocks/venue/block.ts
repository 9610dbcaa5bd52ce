import { defineBlock, relationField } from '#content/index.ts';

/** A place of play (E §3 "Venue"). What is shown of it is the venue's own data, which the page's loader finds (load.server.ts). */
export const venue = defineBlock({
  type: 'venue',
  label: { de: 'Spielort', en: 'Venue' },
  description: { de: 'Ein Ort, an dem gespielt wird, mit Bild und Anschrift.', en: 'A place where one plays, with picture and address.' },
  icon: 'map-pin',
  category: 'programme',
  rendering: 'static',
  fields: {
    venue: relationField({ label: { de: 'Spielort', en: 'Venue' }, to: 'venue', required: true }),
  },
});
