import { defineBlock, lineField, multiLineField } from '#content/index.ts';

/** What somebody has said, and who (E §3 "Quote"). */
export const quote = defineBlock({
  type: 'quote',
  label: { de: 'Zitat', en: 'Quote' },
  description: { de: 'Ein Satz, der für sich steht, und wer ihn gesagt hat.', en: 'A sentence that stands by itself, and who said it.' },
  icon: 'quote',
  category: 'text',
  rendering: 'static',
  fields: {
    content: multiLineField({
      label: { de: 'Zitat', en: 'Quote' },
      help: { de: 'Ohne Anführungszeichen; die setzt die Seite.', en: 'Without quotation marks; the page sets them.' },
      required: true,
      max: 600,
    }),
    author: lineField({ label: { de: 'Wer es gesagt hat', en: 'Who said it' } }),
  },
});
