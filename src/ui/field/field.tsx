import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './field.module.css';
import { useFieldState } from './field-state.ts';
import { t } from './strings.ts';

/** Fields that are not `required` say that they are optional. */
export type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  errors?: readonly string[];
};

/** `sent` is what was typed before. */
export type ControlAttributes = { id: string; name: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type Control = { attributes: ControlAttributes; sent: readonly string[] | undefined };

/** Kinds of fields, and those of the editor, give it their control. */
export function Field({ name, label, hint, required = false, errors: given, children }: FieldProps & { children: (control: Control) => ReactNode }) {
  const { id, sent, errors } = useFieldState(name, given);
  const attributes = { id, name, ...describe(id, errors, hint) };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Label required={required}>{label}</Label>
      </label>
      {children({ attributes, sent })}
      <Below id={id} errors={errors} hint={hint} />
    </div>
  );
}

/** Their name is the legend. */
export function FieldGroup({
  name,
  label,
  hint,
  required = false,
  errors: given,
  role,
  children,
}: FieldProps & { role: 'group' | 'radiogroup'; children: (control: Pick<Control, 'sent'> & { isWrong: boolean }) => ReactNode }) {
  const { id, sent, errors } = useFieldState(name, given);
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = describe(id, errors, hint);
  return (
    <fieldset id={id} role={role} aria-describedby={describedBy} aria-invalid={role === 'radiogroup' ? invalid : undefined} className={styles.field}>
      <legend className={styles.legend}>
        <Label required={required}>{label}</Label>
      </legend>
      {children({ sent, isWrong: invalid === true })}
      <Below id={id} errors={errors} hint={hint} />
    </fieldset>
  );
}

function Label({ required, children }: { required: boolean; children: ReactNode }) {
  const language = useLanguage();
  return (
    <>
      {children}
      {!required && <span className={styles.optional}> {t(language, 'optional')}</span>}
    </>
  );
}

export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

export function Below({ id, errors, hint }: { id: string; errors: readonly string[]; hint: ReactNode }) {
  const language = useLanguage();
  return (
    <>
      {errors.length > 0 && (
        <p id={`${id}-error`} className={styles.problem}>
          <VisuallyHidden>{t(language, 'error')}</VisuallyHidden> {errors.join(' ')}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

export function describe(id: string, errors: readonly string[], hint: ReactNode): Pick<ControlAttributes, 'aria-invalid' | 'aria-describedby'> {
  const below = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': errors.length > 0 || undefined, 'aria-describedby': below || undefined };
}
