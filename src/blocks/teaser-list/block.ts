import { childrenField, choiceField, defineBlock } from '#content/index.ts';

/** Teasers beside each other, or one below the other (E §3 "TeaserList"). */
export const teaserList = defineBlock({
  type: 'teaserlist',
  label: { de: 'Teaserliste', en: 'List of teasers' },
  description: { de: 'Mehrere Hinweise nebeneinander oder untereinander.', en: 'Several pointers beside each other or one below the other.' },
  icon: 'layout-grid',
  category: 'teaser',
  rendering: 'static',
  fields: {
    extra_class: choiceField({
      label: { de: 'Aussehen', en: 'Look' },
      group: 'looks',
      options: [
        { value: 'grid', label: { de: 'bis zu drei nebeneinander', en: 'up to three beside each other' } },
        { value: 'pair', label: { de: 'zwei nebeneinander, groß', en: 'two beside each other, large' } },
        { value: 'rows', label: { de: 'untereinander, Bild daneben', en: 'one below the other, picture beside' } },
      ],
    }),
  },
  children: childrenField({ label: { de: 'Teaser', en: 'Teasers' }, allowed: ['teaseritem'], min: 1 }),
});
