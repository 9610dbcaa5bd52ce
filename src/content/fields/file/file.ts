import { type FieldOptions, idSchema, isId, makeField, type PresentedFile } from '../field.ts';

type FileOptions = FieldOptions & {
  /** What the form offers, and what it calls itself: 'video', 'audio', 'captions' or any file. */
  readonly accept?: 'video' | 'audio' | 'captions' | 'any';
};

/** A file of the media library by its id, null where none is chosen. Shared by all languages. */
export function fileField(options: FileOptions) {
  return makeField<number | null, false, PresentedFile | null>(options, false, {
    kind: 'file',
    limits: { accept: options.accept ?? 'any' },
    empty: null,
    schema: idSchema.nullable(),
    normalise: (raw) => (isId(raw) ? raw : null),
    referencesOf: (value) => (value === null ? {} : { files: [value] }),
    present: (value, _, context) => (value === null ? null : (context.file?.(value) ?? null)),
  });
}
