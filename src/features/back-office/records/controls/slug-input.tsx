import { slugOf } from '#i18n/slug.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { InputProps } from '../record-views.ts';
import { t } from './strings.ts';

type Props = InputProps & { /** What the proposal is made from; the title of the record. */ source?: string };

/** A name as programs know it, with a proposal made from the title. */
export function SlugInput({ name, field, value, onChange, errors, values, isReadOnly, source = titleOf(values) }: Props) {
  const language = useLanguage();
  const { label, help, limits } = field.form;
  const proposal = source.trim() ? slugOf(source) : '';
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      name={name}
      label={label[language]}
      required={field.required}
      errors={errors(name)}
      maxLength={Number(limits.max ?? 80)}
      autoCapitalize="none"
      spellCheck={false}
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      hint={
        proposal && proposal !== '-' && proposal !== text && !isReadOnly ? (
          <Button look="link" size="compact" onClick={() => onChange(proposal)}>
            {t(language, 'propose', { slug: proposal })}
          </Button>
        ) : (
          help?.[language]
        )
      }
    />
  );
}

/** The first text among the values: the German one of the title, which stands first. */
function titleOf(values: InputProps['values']): string {
  for (const value of Object.values(values)) {
    if (typeof value === 'string' && value) return value;
    if (typeof value === 'object' && value !== null && 'de' in value && typeof value.de === 'string') return value.de;
  }
  return '';
}
