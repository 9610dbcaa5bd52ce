import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceField, ChoicesField } from '#ui/field/choice-field.tsx';
import fieldStyles from '#ui/field/field.module.css';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx';
import type { FormDefinition, FormDefinitionField } from '../contract.ts';
import { fieldTypes } from '../definition/field-kinds.ts';
import { maxText, maxTextarea } from '../limits.ts';
import { autoCompletes } from './auto-completes.ts';
import { FileField } from './file-field.tsx';
import { t } from './strings.ts';

type Props = { form: FormDefinition; field: FormDefinitionField /** Of staff, who look at it: no file is sent. */; isPreview: boolean };

/** By `field_type` (decisions.md). */
export function FormField({ form, field, isPreview }: Props) {
  const language = useLanguage();
  const { slug: name, label, required, choices } = field;
  const hint = hintOf(form, field, language);
  const common = { name, label, required, ...(hint && { hint }) };
  const text = { ...common, defaultValue: String(field.initial ?? ''), ...(field.placeholder_text && { placeholder: field.placeholder_text }) };
  const chosen = Array.isArray(field.initial) ? field.initial.map(String) : [];
  switch (field.field_type) {
    case 2:
      return <TextAreaField {...text} maxLength={maxTextarea} />;
    case 4:
      return <CheckboxField {...common} value="true" label={required ? label : optional(label, language)} />;
    case 5:
      return <ChoicesField {...common} options={choices} defaultValue={chosen} />;
    case 6:
      return <SelectField {...common} options={choices} defaultValue={String(field.initial ?? '')} />;
    case 7:
      return <SeveralOfList {...common} options={choices} chosen={chosen} />;
    case 8:
      return <ChoiceField {...common} options={required ? choices : [...choices, noAnswer(field, language)]} defaultValue={String(field.initial ?? '')} />;
    case 9:
      return <FileField {...common} most={field.max_files} isPreview={isPreview} />;
    case 12:
      return <input type="hidden" name={name} defaultValue={String(field.initial ?? '')} />;
    default:
      return <TextField {...text} {...inputOf(field)} />;
  }
}

const optional = (label: string, language: Language) => `${label} (${language === 'de' ? 'freiwillig' : 'optional'})`;

/** No browser lets go of a radio button; this is sent as none. */
const noAnswer = ({ lang }: FormDefinitionField, language: Language) => ({ value: '', label: t(language, 'no_answer'), lang: lang && language });

/** For the right keyboard, picker and what browsers know of the visitor. */
function inputOf({ field_type, slug, least, greatest }: FormDefinitionField): Partial<TextFieldProps> {
  switch (field_type) {
    case 3:
      return { type: 'email', autoComplete: 'email', maxLength: 254 };
    case 'emailconfirm':
      return { type: 'email', autoComplete: 'off', maxLength: 254 };
    case 10:
      return { type: 'date' };
    case 11:
      return { type: 'datetime-local' };
    case 13:
      return { type: 'text', inputMode: least !== null && least >= 0 ? 'decimal' : 'text', ...(greatest !== null && { maxLength: 20 }) };
    case 14:
      return { type: 'url', inputMode: 'url', autoComplete: 'url', maxLength: maxText };
    case 15:
      return { type: 'date', autoComplete: 'bday' };
    default:
      return {
        type: 'text',
        maxLength: maxText,
        ...(autoCompletes[slug] && { autoComplete: autoCompletes[slug] }),
        ...(autoCompletes[slug] === 'tel' && { inputMode: 'tel' }),
      };
  }
}

/** Its help, and of a question that depends on another when it is asked: without script all of them are there. */
function hintOf({ fields }: FormDefinition, { help_text, show_if, field_type }: FormDefinitionField, language: Language) {
  const hint = [help_text, field_type === 7 ? t(language, 'several') : ''].filter(Boolean).join(' ');
  const asked = show_if && fields.find(({ slug }) => slug === show_if.field);
  if (!asked) return hint;
  return (
    <>
      <span data-without-script="">
        {t(language, `only_if_${show_if.comparison}`, { question: asked.label, answer: answerOf(asked, show_if.value, language) })}{' '}
      </span>
      {hint}
    </>
  );
}

function answerOf({ field_type, choices }: FormDefinitionField, wanted: string, language: Language): string {
  if (field_type === fieldTypes.checkbox) return t(language, wanted === 'true' ? 'yes' : 'no');
  return choices.find(({ value }) => value === wanted)?.label ?? (wanted || t(language, 'empty'));
}

type Several = { name: string; label: string; hint?: React.ReactNode; required: boolean; options: FormDefinitionField['choices']; chosen: readonly string[] };

const SeveralOfList = ({ options, chosen, ...field }: Several) => (
  <Field {...field}>
    {({ attributes, sent }) => (
      <div className={fieldStyles.box}>
        <select {...attributes} multiple size={Math.min(8, options.length)} defaultValue={[...(sent ?? chosen)]}>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
);
