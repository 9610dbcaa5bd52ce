import type { FormDefinition } from '../contract.ts';
import { fieldTypes } from './field-kinds.ts';
import type { AskedField } from './form-definition.ts';

const kinds = new Map(Object.entries(fieldTypes).map(([kind, number]) => [number as number, kind as AskedField['kind']])); // of its own names

/** What is asked, as the rules need it, of a form as visitors are given it. */
export const askedFields = ({ fields }: Pick<FormDefinition, 'fields'>): AskedField[] =>
  fields.flatMap(({ field_type, choices, ...field }) => {
    const kind = field_type === 'emailconfirm' ? undefined : kinds.get(field_type);
    return kind ? [{ ...field, kind, choices: choices.map(({ value }) => ({ key: value })) }] : [];
  });
