import type { ComponentType } from 'react';
import { type Bilingual, type Field, isReadOnly } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import { isShort } from '../controls/is-short.ts';
import type { Lookups } from '../data/record-types.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import type { InputProps } from '../record-views.ts';
import styles from './form.module.css';
import type { RecordForm } from './use-record-form.ts';

type Props = {
  form: RecordForm;
  resource: Resource;
  readable: ReadonlyMap<string, Field>;
  writable: ReadonlySet<string>;
  lookups: Lookups;
  id: number | undefined;
  inputs: Readonly<Record<string, ComponentType<InputProps>>>;
};

export const partId = (index: number): string => `part-${index + 1}`;

/** The parts of the form as they are declared, each with its fields; what somebody may not read is not there. */
export function FormParts({ form, resource, readable, writable, lookups, id, inputs }: Props) {
  const language = useLanguage();
  const placed = new Set(resource.form.flatMap(({ fields }) => fields));
  const counted = id === undefined ? [] : [...readable.keys()].filter((name) => !placed.has(name));
  const fieldOf = (name: string) => {
    const field = readable.get(name);
    if (!field || (isReadOnly(field) && id === undefined)) return null;
    const Input = inputs[name] ?? FieldInput;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: hears that a control within was left
      <div key={name} id={`field-${name}`} data-wide={!isShort(field) || undefined} onBlur={() => form.isSame(name) || form.touch(name)}>
        <Input
          name={name}
          field={field}
          value={form.values[name]}
          onChange={(value) => form.set(name, value)}
          errors={form.errors}
          lookups={lookups}
          values={{ [resource.title]: form.values[resource.title], ...form.values, id }}
          isReadOnly={!writable.has(name)}
          isNew={id === undefined}
        />
      </div>
    );
  };
  return (
    <>
      {resource.form.map(({ title, hint, fields }, index) =>
        fields.some((name) => readable.has(name)) ? (
          <div key={title.de} id={partId(index)} className={styles.part}>
            <StaffPart title={title[language]} {...(hint && { hint: hint[language] })}>
              <div className={styles.fields} data-alone={isNamedLikeItsField(title, fields, readable) || undefined}>
                {fields.map(fieldOf)}
              </div>
            </StaffPart>
          </div>
        ) : null,
      )}
      {counted.length > 0 && <div className={styles.counted}>{counted.map(fieldOf)}</div>}
    </>
  );
}

/** A part of one field that is called the same: its name is read once. */
const isNamedLikeItsField = (title: Bilingual, [name = '', ...others]: readonly string[], readable: ReadonlyMap<string, Field>): boolean =>
  others.length === 0 && readable.get(name)?.form.label.de === title.de;
