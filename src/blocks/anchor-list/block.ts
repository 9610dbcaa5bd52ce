import { childrenField, defineBlock, switchField } from '#content/index.ts';

/** The places of a long page, and which of them one is at (E §3 "AnchorList"). */
export const anchorList = defineBlock({
  type: 'anchorlist',
  label: { de: 'Sprungleiste', en: 'Anchor list' },
  description: { de: 'Führt zu den Abschnitten einer langen Seite und zeigt, wo man ist.', en: 'Leads to the parts of a long page and shows where one is.' },
  icon: 'list',
  category: 'layout',
  rendering: 'interactive',
  fields: {
    sticky: switchField({ label: { de: 'Bleibt beim Blättern stehen', en: 'Stays while one scrolls' }, group: 'looks' }),
  },
  children: childrenField({ label: { de: 'Einträge', en: 'Entries' }, allowed: ['anchor'], min: 1, max: 30 }),
});
