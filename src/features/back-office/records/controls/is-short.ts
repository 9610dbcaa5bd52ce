import type { Field } from '#content/index.ts';

const kinds = new Set([
  'line',
  'number',
  'money',
  'day',
  'time',
  'instant',
  'email',
  'link',
  'choice',
  'switch',
  'slug',
  'colour',
  'reference',
  'counted',
  'noted',
]);

/** Whether two of these stand side by side, where there is room. */
export const isShort = ({ perLanguage, form }: Field): boolean => !perLanguage && kinds.has(form.kind);
