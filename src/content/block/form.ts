import type { Layout } from '../document/layouts.ts';
import type { Children } from '../fields/children/children.ts';
import type { FieldForm } from '../fields/field.ts';
import type { Bilingual } from '../problem.ts';
import type { BlockDefinition } from './define-block.ts';

/** Plain JSON. */
export type BlockForm = {
  readonly type: string;
  readonly label: Bilingual;
  readonly description: Bilingual;
  readonly icon: string;
  readonly category: string;
  readonly childOnly: boolean;
  readonly fields: readonly (FieldForm & { readonly name: string })[];
  readonly children: Children['form'] | null;
  readonly layouts: readonly Layout[];
};

/** In the order of the declaration. */
export const formOf = ({ type, label, description, icon, category, childOnly = false, fields, children, columns }: BlockDefinition): BlockForm => ({
  type,
  label,
  description,
  icon,
  category,
  childOnly,
  fields: Object.entries(fields).map(([name, field]) => ({ name, ...field.form })),
  children: children?.form ?? null,
  layouts: columns?.layouts ?? [],
});
