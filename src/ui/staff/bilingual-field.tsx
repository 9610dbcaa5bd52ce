import type { ReactNode } from 'react';
import { type Language, languages } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextAreaField } from '../field/text-area-field.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './staff-form.module.css';
import { t } from './strings.ts';

type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  values?: Localised | undefined;
  maxLength: number;
  /** Of several lines; `rows` of them to begin with. */
  isLong?: boolean;
  rows?: number;
  isNeeded?: boolean;
  isAddress?: boolean;
  /** The id of a `datalist` for the German text. */
  suggestions?: string;
  /** For who holds what is typed elsewhere. */
  typed?: Readonly<Record<Language, string>>;
  onType?: (language: Language, text: string) => void;
};

/** What was typed is read by `localisedOf`. */
export function BilingualField({ name, label, hint, values = {}, maxLength, isLong, rows = 3, isNeeded, isAddress, suggestions, typed, onType }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.pair}>
      {languages.map((one) => {
        const Control = isLong ? TextAreaField : TextField;
        return (
          <Control
            key={one}
            name={`${name}.${one}`}
            label={`${label}, ${t(language, `in_${one}`)}`}
            lang={isAddress ? undefined : one}
            maxLength={maxLength}
            required={Boolean(isNeeded) && one === 'de'}
            {...(hint && one === 'de' && { hint })}
            {...(isLong && { rows })}
            {...(suggestions && one === 'de' && { list: suggestions, autoComplete: 'off' })}
            {...(typed
              ? { value: typed[one], onChange: ({ target }: { target: { value: string } }) => onType?.(one, target.value) }
              : { defaultValue: values[one] ?? '' })}
          />
        );
      })}
    </div>
  );
}

export const StaffPart = ({ title, hint, children }: { title?: string; hint?: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    {title && <legend>{title}</legend>}
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </fieldset>
);
