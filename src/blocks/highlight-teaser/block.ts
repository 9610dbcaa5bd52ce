import { defineBlock, relationsField } from '#content/index.ts';

/** The newest article of each category chosen, large (E §3 "HighlightTeaser"); which those are the page's loader finds (load.server.ts). */
export const highlightTeaser = defineBlock({
  type: 'highlightteaser',
  label: { de: 'Artikel, groß', en: 'Articles, large' },
  description: { de: 'Aus jeder gewählten Rubrik der neueste Artikel.', en: 'Of each category chosen the newest article.' },
  icon: 'star',
  category: 'teaser',
  rendering: 'static',
  fields: {
    categories: relationsField({
      label: { de: 'Rubriken', en: 'Categories' },
      help: { de: 'Ohne Rubrik: der Artikel, der das Magazin anführt.', en: 'Without a category: the article that leads the magazine.' },
      to: 'category',
      max: 6,
    }),
  },
});
