import { childrenField, choiceField, defineBlock } from '#content/index.ts';

/** Several pictures as one (E §3 "ImageList"); each is an image block with its own caption, credit or link. */
export const imageList = defineBlock({
  type: 'imagelist',
  label: { de: 'Bilder', en: 'Images' },
  description: {
    de: 'Mehrere Bilder: zum Blättern, als Raster oder untereinander.',
    en: 'Several pictures: to leaf through, as a grid or one below the other.',
  },
  icon: 'images',
  category: 'picture',
  rendering: 'static',
  fields: {
    format: choiceField({
      label: { de: 'Anordnung', en: 'Format' },
      group: 'looks',
      options: [
        { value: 'slider', label: { de: 'zum Blättern', en: 'slider' } },
        { value: 'masonry', label: { de: 'Spalten, jedes Bild in seinem Format', en: 'masonry, each picture in its own format' } },
        { value: 'grid', label: { de: 'Raster', en: 'grid' } },
        { value: 'parallax', label: { de: 'untereinander, in Bewegung', en: 'parallax' } },
        { value: 'semi-lazy', label: { de: 'das erste groß und sofort da', en: 'semi-lazy, the first one large and at once' } },
      ],
    }),
  },
  children: childrenField({ label: { de: 'Bilder', en: 'Images' }, allowed: ['image'], min: 1 }),
});
