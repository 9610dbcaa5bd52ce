import type { ReactNode } from 'react';
import type { Field } from '#content/index.ts';
import { type Language, languages, otherLanguage } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from '#ui/staff/staff-form.module.css';
import own from '../records.module.css';
import { t } from './strings.ts';

type One = {
  language: Language;
  label: ReactNode /** The same as a text, without the mark. */;
  title: string;
  text: unknown;
  onChange: (text: unknown) => void;
  isRequired: boolean;
};
type Props = { field: Field; value: unknown; onChange: (value: unknown) => void; children: (one: One) => ReactNode };

/** The texts of a field in both languages side by side; what is there in one of them alone is marked. */
export function LanguagePair({ field, value, onChange, children }: Props) {
  const reader = useLanguage();
  const texts = textsOf(value);
  const titleIn = (language: Language) => `${field.form.label[reader]}, ${t(reader, `in_${language}`)}`;
  return (
    <div className={styles.pair}>
      {languages.map((language) =>
        children({
          language,
          text: texts[language],
          isRequired: field.required && language === 'de',
          onChange: (text) => onChange(withText(field, texts, language, text)),
          title: titleIn(language),
          label: (
            <>
              {titleIn(language)}
              {lacks(field, texts, language) && <mark className={own.lacks}>{t(reader, 'lacks')}</mark>}
            </>
          ),
        }),
      )}
    </div>
  );
}

const textsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** A text that is empty is left out; what it was typed as stays otherwise. */
function withText(field: Field, texts: Readonly<Record<string, unknown>>, language: Language, text: unknown): Record<string, unknown> {
  const { [language]: _, ...others } = texts;
  return text === '' || isEmpty(field, text) ? others : { ...others, [language]: text };
}

const isEmpty = (field: Field, text: unknown): boolean => text === undefined || (typeof text !== 'string' && field.isEmpty(field.normalise(text)));

/** Whether a text is there in the other language alone. */
export function lacks(field: Field, value: unknown, language: Language): boolean {
  const texts = textsOf(value);
  const has = (one: Language) => texts[one] !== undefined && !field.isEmpty(field.normalise(texts[one]));
  return field.perLanguage && !has(language) && has(otherLanguage(language));
}

/** The same of rows as well: whether any text in any of them is there in the other language alone. */
export function lacksWithin(field: Field, value: unknown, language: Language): boolean {
  if (!('fields' in field) || !Array.isArray(value)) return lacks(field, value, language);
  const cells = Object.entries(field.fields as Record<string, Field>); // a field of rows declares them
  return value.some((row: Record<string, unknown>) => cells.some(([name, cell]) => lacksWithin(cell, row[name], language)));
}
