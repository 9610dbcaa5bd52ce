import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './field.module.css';
import { t } from './strings.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'autoComplete' | 'hint' | 'after'> & { kind: 'current' | 'new' };

/** Of a new one only the length is demanded (`minLength`), and shown while typing. */
export function PasswordField({ kind, minLength = 0, maxLength, ...rest }: Props) {
  const language = useLanguage();
  const [shown, show] = useState(false);
  const [length, setLength] = useState(0);
  const hint = () => {
    if (length === 0) return t(language, 'password_hint', { limit: minLength });
    return length < minLength ? t(language, 'count', { n: length, limit: minLength }) : t(language, 'password_enough');
  };
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      data-secret=""
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={kind === 'new' ? maxLength : undefined}
      onInput={(event) => kind === 'new' && setLength([...event.currentTarget.value].length)}
      {...(kind === 'new' ? { hint: hint() } : {})}
      after={
        <button type="button" className={styles.reveal} aria-pressed={shown} aria-label={t(language, 'show_password')} onClick={() => show(!shown)}>
          <Icon node={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
