import { MediaField } from '#features/media/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Field } from '#ui/field/field.tsx';
import { FieldValue } from '../field-value.tsx';
import type { InputProps } from '../record-views.ts';

const kinds = new Set(['image', 'video', 'audio', 'document', 'captions']);

/** Something of the media library, with its preview. */
export function PictureInput({ name, field, value, onChange, errors, lookups, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help, limits } = field.form;
  const common = { name, label: label[language], required: field.required, errors: errors(name), ...(help && { hint: help[language] }) };
  if (isReadOnly) return <Field {...common}>{() => <FieldValue field={field} value={value} lookups={lookups} />}</Field>;
  return (
    <MediaField
      {...common}
      value={typeof value === 'number' ? value : null}
      onChange={(id) => onChange(id)}
      {...(isKind(limits.accept) && { kind: limits.accept })}
    />
  );
}

type Kind = 'image' | 'video' | 'audio' | 'document' | 'captions';
const isKind = (accept: unknown): accept is Kind => typeof accept === 'string' && kinds.has(accept);
