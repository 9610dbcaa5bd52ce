import { defineBlock, numberField } from '#content/index.ts';
import { blogTeasers } from './limits.ts';

/** The newest articles of the magazine (E §3 "BlogTeaserList"); which those are the page's loader finds (load.server.ts). */
export const blogTeaserList = defineBlock({
  type: 'blogteaserlist',
  label: { de: 'Artikel', en: 'Articles' },
  description: { de: 'Die neuesten Artikel des Magazins.', en: 'The newest articles of the magazine.' },
  icon: 'newspaper',
  category: 'teaser',
  rendering: 'static',
  fields: {
    items: numberField({ label: { de: 'Anzahl', en: 'Number' }, help: { de: 'Von 1 bis 8.', en: 'From 1 to 8.' }, required: true, ...blogTeasers }),
  },
});
