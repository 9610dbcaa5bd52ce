import type { ImageValue } from '#content/index.ts';
import { MediaField } from '#features/media/picker/index.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { t } from '../strings.ts';
import type { FieldControl } from '../use-field.ts';
import { mediaKindOf } from './media-kind.ts';

export function MediaInput(control: FieldControl) {
  const { name, field, language, raw, store, error, pending } = control;
  const { kind, label, help, required } = field.form;
  const hint = [help?.[language], pending].filter(Boolean).join(' ');
  const isImage = kind === 'image';
  const value = field.normalise(raw) as ImageValue | number | null; // the two kinds that come here
  const id = typeof value === 'object' ? (value?.id ?? null) : value;
  return (
    <>
      <MediaField
        name={name}
        label={label[language]}
        required={required}
        {...(hint && { hint })}
        {...(error && { errors: [error] })}
        value={id}
        // Another picture shows something else: what was said of the one before goes with it.
        onChange={(chosen) => store(chosen === null ? undefined : isImage ? { id: chosen } : chosen)}
        kind={mediaKindOf(field.form)}
      />
      {isImage && value !== null && typeof value === 'object' && <Alternative {...control} value={value} />}
    </>
  );
}

/** The library's own words are the default. */
function Alternative({ name, language, store, value }: FieldControl & { value: ImageValue }) {
  const setAlt = (text: string) => {
    const { [language]: _, ...others } = value.alt ?? {};
    const alt = text ? { ...others, [language]: text } : others;
    const { alt: __, ...rest } = value;
    store({ ...rest, ...(Object.keys(alt).length > 0 && { alt }) });
  };
  const setDecorative = (decorative: boolean) => {
    const { decorative: _, ...rest } = value;
    store({ ...rest, ...(decorative && { decorative }) });
  };
  return (
    <>
      {!value.decorative && (
        <TextField
          name={`${name}-alt`}
          label={t(language, 'alt')}
          hint={t(language, 'alt_help')}
          maxLength={300}
          value={value.alt?.[language] ?? ''}
          onChange={({ target }) => setAlt(target.value)}
        />
      )}
      <CheckboxField
        name={`${name}-decorative`}
        label={t(language, 'decorative')}
        hint={t(language, 'decorative_help')}
        checked={value.decorative === true}
        onChange={({ target }) => setDecorative(target.checked)}
      />
    </>
  );
}
