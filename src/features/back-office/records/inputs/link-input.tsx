import { LinkField } from '#features/links/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { LanguagePair } from '../controls/language-pair.tsx';
import { TextInput } from '../controls/text-input.tsx';
import type { InputProps } from '../record-views.ts';

/** Where a text leads, found by its title in each language. What is the same in both leads to another site, and is typed. */
export function LinkInput(props: InputProps) {
  const { name, field, value, onChange, errors, isReadOnly } = props;
  const language = useLanguage();
  if (!field.perLanguage || isReadOnly) return <TextInput {...props} />;
  const { help } = field.form;
  return (
    <LanguagePair field={field} value={value} onChange={onChange}>
      {(one) => (
        <LinkField
          key={one.language}
          name={`${name}.${one.language}`}
          label={one.title}
          of={one.language}
          required={one.isRequired}
          errors={errors(`${name}.${one.language}`)}
          value={typeof one.text === 'string' ? one.text : ''}
          fallback={one.language === 'en' ? germanOf(value) : ''}
          onChange={(address) => {
            one.onChange(address);
            return undefined;
          }}
          {...(one.language === 'de' && help && { hint: help[language] })}
        />
      )}
    </LanguagePair>
  );
}

const germanOf = (value: unknown): string => (typeof value === 'object' && value !== null && 'de' in value && typeof value.de === 'string' ? value.de : '');
