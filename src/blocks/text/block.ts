import { anchorField, defineBlock, richTextField, switchField } from '#content/index.ts';

/** Running text (E §3 "Text"). */
export const text = defineBlock({
  type: 'text',
  label: { de: 'Text', en: 'Text' },
  description: { de: 'Absätze, Listen, Links: das, was man liest.', en: 'Paragraphs, lists, links: what one reads.' },
  icon: 'text',
  category: 'text',
  rendering: 'static',
  fields: {
    content: richTextField({ label: { de: 'Text', en: 'Text' } }),
    lead: switchField({ label: { de: 'Als Vorspann setzen', en: 'Set as a lead' }, group: 'looks' }),
    decrease_distance: switchField({ label: { de: 'Näher an das rücken, was darüber steht', en: 'Closer to what is above' }, group: 'looks' }),
    anchor: anchorField(),
  },
});
