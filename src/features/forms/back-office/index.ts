// For the screens of staff alone: how a form is made.
import type { RecordViews } from '#features/back-office/records/index.ts';
import { formBeginnings } from './beginnings/form-beginnings.tsx';
import { QuestionsInput } from './builder/questions-input.tsx';
import { FormPreview } from './preview/form-preview.tsx';

export const formViews: RecordViews = {
  inputs: { questions: QuestionsInput },
  beginnings: formBeginnings,
  preview: { title: { de: 'Vorschau', en: 'Preview' }, View: FormPreview },
};
