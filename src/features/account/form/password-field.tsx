import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { longestPassword, shortestPassword } from '../limits.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './form.module.css';
import { t } from './strings.ts';

type Props = Omit<FieldProps, 'type' | 'autoComplete' | 'hint'> & { kind: 'current' | 'new' };

/** A password, which can be shown and pasted; of a new one its length is shown while it is typed, and nothing else is demanded. */
export function PasswordField({ kind, ...rest }: Props) {
  const language = useLanguage();
  const [shown, show] = useState(false);
  const [length, setLength] = useState(0);
  const hint = () => {
    if (length === 0) return t(language, 'password_hint', { limit: shortestPassword });
    return length < shortestPassword ? t(language, 'password_count', { n: length, limit: shortestPassword }) : t(language, 'password_enough');
  };
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      data-secret=""
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={kind === 'new' ? longestPassword : undefined}
      onInput={(event) => kind === 'new' && setLength([...event.currentTarget.value].length)}
      {...(kind === 'new' ? { hint: hint() } : {})}
    >
      <button type="button" className={styles.reveal} aria-pressed={shown} aria-label={t(language, 'show_password')} onClick={() => show(!shown)}>
        <Icon node={shown ? EyeOff : Eye} />
      </button>
    </Field>
  );
}
