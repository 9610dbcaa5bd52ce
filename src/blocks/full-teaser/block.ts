import { choiceField, defineBlock } from '#content/index.ts';
import { namedLink, teaserFields } from '../teaser/fields.ts';

/** One thing as large as the page allows (E §3 "FullTeaser"). The older variant's text of 256 characters fits as well. */
export const fullTeaser = defineBlock({
  type: 'fullteaser',
  label: { de: 'Großer Teaser', en: 'Full teaser' },
  description: { de: 'Ein Hinweis über die ganze Breite.', en: 'A pointer across the whole width.' },
  icon: 'panel-bottom',
  category: 'teaser',
  rendering: 'static',
  fields: {
    ...teaserFields(),
    extra_class: choiceField({
      label: { de: 'Aussehen', en: 'Look' },
      group: 'looks',
      options: [
        { value: 'image-left', label: { de: 'Bild links', en: 'image on the left' } },
        { value: 'image-right', label: { de: 'Bild rechts', en: 'image on the right' } },
        { value: 'wide', label: { de: 'Bild von Rand zu Rand', en: 'image from edge to edge' } },
      ],
    }),
  },
  rules: [namedLink],
});
