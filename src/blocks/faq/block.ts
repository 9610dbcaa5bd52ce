import { childrenField, defineBlock } from '#content/index.ts';

/** Questions that open to their answers (E §3 "FAQ"). */
export const faq = defineBlock({
  type: 'faq',
  label: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  description: { de: 'Eine Liste von Fragen, die sich öffnen lassen.', en: 'A list of questions that can be opened.' },
  icon: 'message-circle-question-mark',
  category: 'text',
  rendering: 'static',
  fields: {},
  children: childrenField({ label: { de: 'Fragen', en: 'Questions' }, allowed: ['faqitem'], min: 1 }),
});
