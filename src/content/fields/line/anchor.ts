import { z } from 'zod';
import { slugOf } from '#i18n/slug.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

const maxAnchor = 60;

/** As an `id` and behind "#" in an address; `of`: it names the place of another block, to which this one leads. */
export function anchorField({ of, ...options }: Partial<FieldOptions> & { readonly of?: 'place' } = {}) {
  return makeField<string, false, string | undefined>({ label: { de: 'Sprungmarke', en: 'Anchor' }, help, group: 'settings', ...options }, false, {
    kind: 'line',
    limits: { max: maxAnchor, ...(of && { of }) },
    empty: '',
    schema: z
      .string()
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      .max(maxAnchor),
    normalise: (raw) => (typeof raw === 'string' && /[\p{L}\p{N}]/u.test(raw) ? slugOf(raw.slice(0, maxAnchor)).slice(0, maxAnchor).replace(/^-|-$/g, '') : ''),
    explain: () => problem('invalid_anchor'),
    present: (value) => value || undefined,
  });
}

const help = { de: 'Damit führt ein Link hierher: #anfahrt', en: 'A link leads here by it: #directions' };
