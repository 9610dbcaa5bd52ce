import type { RecordViews } from '#features/back-office/records/index.ts';
import { EntriesCell, NewEntriesCell } from '../entries/back-office/count-cells.tsx';
import { retentionQuestion } from '../retention/back-office/retention-question.tsx';
import { formBeginnings } from './beginnings/form-beginnings.tsx';
import { QuestionsInput } from './builder/questions-input.tsx';
import { entriesLost } from './entries-lost.ts';
import { FormPreview } from './preview/form-preview.tsx';

export const formViews: RecordViews = {
  cells: { entries: EntriesCell, new_entries: NewEntriesCell },
  inputs: { questions: QuestionsInput },
  beginnings: formBeginnings,
  question: retentionQuestion,
  lostWith: entriesLost,
  preview: { title: { de: 'Vorschau', en: 'Preview' }, View: FormPreview },
};
