import { type TemplateQuestion, text } from './template.ts';

// What many forms ask in the same words.
export const name: TemplateQuestion = { kind: 'text', slug: 'name', label: text('Vor- und Nachname', 'First and last name'), required: true };
export const email: TemplateQuestion = {
  kind: 'email',
  slug: 'email',
  label: text('E-Mail-Adresse', 'E-mail address'),
  help: text('Hierhin antworten wir.', 'We will reply to this address.'),
  required: true,
};
export const phone: TemplateQuestion = {
  kind: 'text',
  slug: 'telefon',
  label: text('Telefon', 'Telephone'),
  help: text('Für Rückfragen, wenn es schnell gehen soll.', 'For urgent questions.'),
};
export const message: TemplateQuestion = { kind: 'textarea', slug: 'nachricht', label: text('Ihre Nachricht', 'Your message'), required: true };
export const remarks: TemplateQuestion = { kind: 'textarea', slug: 'anmerkungen', label: text('Was wir noch wissen sollten', 'Anything else we should know') };
