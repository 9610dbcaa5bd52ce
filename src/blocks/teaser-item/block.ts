import { defineBlock } from '#content/index.ts';
import { namedLink, teaserFields } from '../teaser/fields.ts';

/** One teaser of a list, shown from `online_from` to before `online_to` (E §3 "TeaserItem"). */
export const teaserItem = defineBlock({
  type: 'teaseritem',
  label: { de: 'Teaser', en: 'Teaser' },
  description: { de: 'Ein Hinweis mit Bild, Überschrift und Link.', en: 'A pointer with picture, headline and link.' },
  icon: 'rectangle-ellipsis',
  category: 'teaser',
  childOnly: true,
  rendering: 'static',
  fields: teaserFields(),
  rules: [namedLink],
});
