import { anchorField, defineBlock, lineField, richTextField } from '#content/index.ts';

export const faqItem = defineBlock({
  type: 'faqitem',
  label: { de: 'Frage', en: 'Question' },
  description: { de: 'Eine Frage mit ihrer Antwort.', en: 'One question with its answer.' },
  icon: 'circle-question-mark',
  category: 'text',
  childOnly: true,
  rendering: 'static',
  fields: {
    question: lineField({ label: { de: 'Frage', en: 'Question' }, required: true }),
    content: richTextField({ label: { de: 'Antwort', en: 'Answer' }, required: true }),
    anchor: anchorField(),
  },
});
