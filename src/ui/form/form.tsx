import type { MouseEvent, ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { csrfCookie } from '#api/csrf-token.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootInfo } from '#ui/site-context.ts';
import { Button } from '../button/button.tsx';
import type { ButtonLook } from '../button/button-class.ts';
import { FieldsContext } from '../field/field-state.ts';
import { Notice } from '../notice/notice.tsx';
import styles from './form.module.css';
import { formField } from './outcome.ts';
import { t } from './strings.ts';
import type { FormState } from './use-form.ts';

type Props = {
  state: FormState;
  /** What its button says; without it the form has buttons of its own. */
  submit?: string;
  look?: ButtonLook;
  children?: ReactNode;
  below?: ReactNode;
};

export function Form({ state, submit, look = 'primary', children, below }: Props) {
  const language = useLanguage();
  const token = useRouteLoaderData<RootInfo>('root')?.csrfToken;
  const { outcome, pending } = state;
  return (
    <form ref={state.ref} method="post" noValidate className={styles.form} onSubmit={state.onSubmit} aria-busy={pending}>
      <input type="hidden" name={formField} value={state.name} />
      {token && <input type="hidden" name={csrfCookie} value={token} />}
      <div role={outcome?.isError ? 'alert' : 'status'} className={styles.outcome}>
        {outcome && (
          <Notice kind={outcome.isError ? 'error' : 'success'} data-message="" tabIndex={-1}>
            <p>{outcome.message}</p>
            <WrongFields state={state} />
          </Notice>
        )}
      </div>
      <FieldsContext value={state.fieldState}>{children}</FieldsContext>
      {submit && (
        <div className={styles.foot}>
          <Button type="submit" look={look} size={look === 'primary' ? 'normal' : 'small'} busy={pending}>
            {pending ? t(language, 'sending') : submit}
          </Button>
          {below}
        </div>
      )}
    </form>
  );
}

function WrongFields({ state: { outcome, fieldState } }: { state: FormState }) {
  const wrong = Object.entries(outcome?.fields ?? {});
  if (wrong.length < 2) return null;
  return (
    <ul>
      {wrong.map(([name, errors]) => (
        <li key={name}>
          <a href={`#${fieldState(name).id}`} onClick={goToField}>
            {errors.join(' ')}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The link alone would scroll, and put the field's name into the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  if (!control) return;
  event.preventDefault();
  control.focus();
}
