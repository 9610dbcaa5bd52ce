import { type FieldOptions, idSchema, isId, makeField } from '../field.ts';

/** Null where none is chosen; a picture unless `accept` says otherwise. Text and right are the library's. */
export function pictureField(options: FieldOptions & { readonly accept?: 'image' | 'document' | 'any' }) {
  return makeField<number | null, false, number | null>(options, false, {
    kind: 'picture',
    limits: { accept: options.accept ?? 'image' },
    empty: null,
    schema: idSchema.nullable(),
    normalise: (raw) => (isId(raw) ? raw : null),
    present: (value) => value,
  });
}
