/** The kinds of fields by the numbers of their `field_type` (decisions.md, "Form `field_type` numbers"). */
export const fieldTypes = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiselect: 7,
  radio: 8,
  file: 9,
  date: 10,
  datetime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthday: 15,
} as const;

export type FormFieldKind = keyof typeof fieldTypes;
export const fieldKinds = Object.keys(fieldTypes) as FormFieldKind[]; // of its own names

/** Kinds whose answer is one of the choices, or some of them. */
export const hasChoices = (kind: FormFieldKind): boolean => kind === 'checkboxes' || kind === 'select' || kind === 'multiselect' || kind === 'radio';
/** Kinds of which several choices may be answered: their values are lists (E §3). */
export const takesSeveral = (kind: FormFieldKind): boolean => kind === 'checkboxes' || kind === 'multiselect';
