import { type FieldOptions, makeField } from '../field.ts';
import { instantField } from '../instant/instant.ts';

/** A moment that the server notes by itself: read only, null where there was none yet. */
export function notedField(options: FieldOptions) {
  const { empty, schema, normalise, isEmpty } = instantField(options);
  return makeField<string | null, false, string | null>(options, false, { kind: 'noted', empty, schema, normalise, isEmpty, present: (value) => value });
}
