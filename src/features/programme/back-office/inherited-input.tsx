import { useEffect, useState } from 'react';
import { httpTransport } from '#api/client.ts';
import { FieldInput, type InputProps, recordCalls } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './back-office.module.css';
import { Origin } from './form/origin.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Says whose value holds, and takes over the production's again. */
export function InheritedInput(props: InputProps) {
  const { name, field, value, values, onChange, isReadOnly } = props;
  const language = useLanguage();
  const [resets, countReset] = useState(0);
  const production = useProduction(typeof values.production_id === 'number' ? values.production_id : null, language);
  const { text, lang } = textOf(production?.[name], language);
  const ofProduction = isFilled(production?.[name]) ? 'production' : 'nobody';
  const isOwn = isFilled(value);
  return (
    <div className={styles.inheritable}>
      {/* A control that holds what is typed itself is made anew. */}
      <FieldInput key={resets} {...props} />
      {production && (
        <Origin
          of={isOwn ? 'own' : ofProduction}
          name={field.form.label[language]}
          text={text}
          lang={lang}
          onReset={
            isReadOnly || ofProduction === 'nobody'
              ? undefined
              : () => {
                  onChange(field.perLanguage ? {} : null);
                  countReset(resets + 1);
                }
          }
        />
      )}
    </div>
  );
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some((text) => text !== '' && text !== null) : value !== null && value !== undefined;

const textOf = (value: unknown, language: Language): { text?: string; lang?: string | undefined } =>
  typeof value === 'object' && value !== null ? choose(value as Record<string, string>, language) : {}; // texts per language, as the field says

const asked = new Map<string, Promise<Values>>();

function useProduction(id: number | null, language: Language): Values | null {
  const [production, setProduction] = useState<Values | null>(null);
  useEffect(() => {
    if (id === null) return setProduction(null);
    let isGone = false;
    const key = `${language} ${id}`;
    const answer = asked.get(key) ?? recordCalls(httpTransport, 'productions', language).one(id);
    asked.set(key, answer);
    answer
      .then(
        (record) => isGone || setProduction(record),
        () => isGone || setProduction(null), // the field can be filled in all the same
      )
      .finally(() => asked.delete(key));
    return () => {
      isGone = true;
    };
  }, [id, language]);
  return production;
}
