import { choiceField } from '#content/index.ts';

/** How certain a date is, for staff alone (back office). */
export const planningField = choiceField({
  label: { de: 'Planung', en: 'Planning' },
  help: { de: 'Nur intern. Idee und Option bleiben offline.', en: 'For staff alone. An idea and an option stay offline.' },
  options: [
    { value: 'confirmed', label: { de: 'Bestätigt', en: 'Confirmed' } },
    { value: 'option', label: { de: 'Option', en: 'Option' } },
    { value: 'idea', label: { de: 'Idee', en: 'Idea' } },
  ],
});

/** What visitors are told beside the date. */
export const occasionField = choiceField({
  label: { de: 'Anlass', en: 'Occasion' },
  help: {
    de: 'Automatisch: nach den Terminen der Produktion, wenn ihre Art Premieren nennt.',
    en: 'By itself: from the dates of the production, where its kind names first nights.',
  },
  options: [
    { value: 'automatic', label: { de: 'Automatisch', en: 'By itself' } },
    { value: 'none', label: { de: 'Nichts nennen', en: 'Name none' } },
    { value: 'premiere', label: { de: 'Premiere', en: 'First night' } },
    { value: 'revival', label: { de: 'Wiederaufnahme', en: 'Revival' } },
    { value: 'last', label: { de: 'Zum letzten Mal', en: 'Last performance' } },
  ],
});
