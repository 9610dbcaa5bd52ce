// For the screens of staff alone: visitors' pages import nothing from here.

export { undoBatch } from './bulk/undo-batch.ts';
export { recordCalls } from './data/record-calls.ts';
export { recordOfPath } from './data/record-of-path.ts';
export { saveFile } from './data/save-file.ts';
export { allWordsOf } from './data/words-of.ts';
export type { AttachedHandle, AttachedPart, AttachedProps } from './form/attached-form.ts';
export { useGuard } from './form/use-guard.ts';
export { FieldInput } from './inputs/field-input.tsx';
export { SavedViewTools } from './list/saved-view-tools.tsx';
export { loadWaiting, type Waiting, WaitingRecords } from './readiness/waiting-records.tsx';
export type { AboveProps, BeginningProps, Beginnings, CellProps, InputProps, PartProps, PreviewProps, QuestionProps, SaveQuestion } from './record-views.ts';
export { RecordsContext, type RecordsSetting, type RecordViews, type RichTextInputProps } from './records-context.ts';
export { takeFocus } from './take-focus.ts';
export { useBatch } from './use-batch.ts';
export { usePreview } from './use-preview.ts';
