import { choiceField, defineBlock, imageField, richTextField } from '#content/index.ts';

/** A picture beside a text (E §3 "TwoColumns"). */
export const twoColumns = defineBlock({
  type: 'twocolumns',
  label: { de: 'Bild und Text', en: 'Image and text' },
  description: { de: 'Ein Bild neben einem Text, links oder rechts davon.', en: 'A picture beside a text, to its left or right.' },
  icon: 'panel-left',
  category: 'layout',
  rendering: 'static',
  fields: {
    extra_class: choiceField({
      label: { de: 'Reihenfolge', en: 'Order' },
      group: 'looks',
      options: [
        { value: 'image-text', label: { de: 'Bild, Text', en: 'image, text' } },
        { value: 'text-image', label: { de: 'Text, Bild', en: 'text, image' } },
      ],
    }),
    image: imageField({ label: { de: 'Bild', en: 'Image' }, required: true }),
    text: richTextField({ label: { de: 'Text', en: 'Text' } }),
  },
});
