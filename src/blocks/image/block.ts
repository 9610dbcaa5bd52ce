import { choiceField, defineBlock, imageField, linkField, multiLineField } from '#content/index.ts';

const namelessLink = {
  code: 'nameless_link',
  message: {
    de: 'Das Bild ist ein Link: Bitte beschreiben Sie es, statt es als schmückend zu kennzeichnen.',
    en: 'The image is a link: please describe it instead of marking it as decorative.',
  },
};

/** One picture (E §3 "Image"). The last two formats are those of older pages (400 × 500 and 1240 × 700). */
export const image = defineBlock({
  type: 'image',
  label: { de: 'Bild', en: 'Image' },
  description: { de: 'Ein Bild mit Nachweis, Bildunterschrift oder Link.', en: 'A picture with its credit, a caption or a link.' },
  icon: 'image',
  category: 'picture',
  rendering: 'static',
  rules: [({ image, link }) => (image?.decorative && Object.values(link).some(Boolean) ? { field: 'image', problem: namelessLink } : null)],
  fields: {
    image: imageField({ label: { de: 'Bild', en: 'Image' }, required: true }),
    format: choiceField({
      label: { de: 'Ausschnitt', en: 'Format' },
      group: 'looks',
      options: [
        { value: 'full', label: { de: 'ganzes Bild', en: 'whole picture' } },
        { value: '3x2', label: { de: 'quer, 3:2', en: 'landscape, 3:2' } },
        { value: '16x9', label: { de: 'breit, 16:9', en: 'wide, 16:9' } },
        { value: '4x5', label: { de: 'hoch, 4:5', en: 'portrait, 4:5' } },
        { value: 'vertical', label: { de: 'hoch, 400 × 500 (ältere Seiten)', en: 'vertical, 400 × 500 (older pages)' } },
        { value: 'horizontal', label: { de: 'quer, 1240 × 700 (ältere Seiten)', en: 'horizontal, 1240 × 700 (older pages)' } },
      ],
    }),
    description: multiLineField({ label: { de: 'Bildunterschrift', en: 'Caption' } }),
    link: linkField({
      label: { de: 'Link', en: 'Link' },
      help: { de: 'Ohne Link zeigt ein Klick das Bild groß.', en: 'Without a link, a click shows the picture large.' },
    }),
  },
});
