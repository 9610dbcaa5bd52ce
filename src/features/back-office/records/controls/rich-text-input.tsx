import { type ComponentType, useEffect, useState } from 'react';
import type { RichText } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import type { InputProps } from '../record-views.ts';
import { type RichTextInputProps, useRecords } from '../records-context.ts';
import { LanguagePair } from './language-pair.tsx';
import { t } from './strings.ts';

/** Formatted text; what it is typed in is large, and comes with the first form that has it. */
export function RichTextInput({ name, field, value, onChange, errors }: InputProps) {
  const language = useLanguage();
  const { Input, failed, again } = useInput();
  const { label, help, limits } = field.form;
  const typed = (key: string, text: unknown, lang: string, change: (text: unknown) => void, shown: typeof label | null, more: object) => (
    <Field key={key} name={key} errors={errors(key)} label={label[language]} {...more} {...(shown && help && { hint: help[language] })}>
      {({ attributes }) =>
        Input ? (
          <Input
            label={`${label[language]}${field.perLanguage && (lang === 'de' || lang === 'en') ? `, ${t(language, `in_${lang}`)}` : ''}`}
            describedBy={attributes['aria-describedby']}
            isWrong={attributes['aria-invalid'] === true}
            lang={lang}
            value={field.normalise(text) as RichText} // of this kind
            onChange={(json) => {
              const next = limits.max === undefined ? json : field.normalise(json);
              change(field.isEmpty(field.normalise(next)) ? undefined : next);
            }}
          />
        ) : failed ? (
          <Button size="small" onClick={again}>
            {t(language, 'again')}
          </Button>
        ) : (
          <p>…</p>
        )
      }
    </Field>
  );
  if (!field.perLanguage) return typed(name, value, language, (text) => onChange(text ?? field.empty), label, { required: field.required });
  return (
    <LanguagePair field={field} value={value} onChange={onChange}>
      {(one) =>
        typed(`${name}.${one.language}`, one.text, one.language, one.onChange, one.language === 'de' ? label : null, {
          label: one.label,
          required: one.isRequired,
        })
      }
    </LanguagePair>
  );
}

function useInput() {
  const { loadRichTextInput } = useRecords();
  const [Input, setInput] = useState<ComponentType<RichTextInputProps> | null>(null);
  const [failed, fail] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries the same again
  useEffect(() => {
    fail(false);
    loadRichTextInput().then(
      (code) => setInput(() => code),
      () => fail(true),
    );
  }, [loadRichTextInput, round]);
  return { Input, failed, again: () => setRound((n) => n + 1) };
}
