import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { csrfCookie } from '#api/csrf-token.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootInfo } from '#ui/site-context.ts';
import styles from './form.module.css';
import { formField } from './outcome.ts';
import { t } from './strings.ts';
import type { FormState } from './use-form.ts';

type Props = { state: FormState; submit?: string; children: ReactNode; below?: ReactNode; quiet?: boolean };

/** A form with what came of it above its fields and its button, if it has one of its own, below; `quiet`: not the page's main one. */
export function Form({ state, submit, children, below, quiet = false }: Props) {
  const language = useLanguage();
  const token = useRouteLoaderData<RootInfo>('root')?.csrfToken;
  const { outcome, pending } = state;
  return (
    <form ref={state.ref} method="post" noValidate className={styles.form} onSubmit={state.onSubmit} aria-busy={pending}>
      <input type="hidden" name={formField} value={state.name} />
      {token && <input type="hidden" name={csrfCookie} value={token} />}
      <div role={outcome?.isError ? 'alert' : 'status'} className={styles.outcome}>
        {outcome && (
          <p data-message="" tabIndex={-1} className={outcome.isError ? styles.error : styles.done}>
            {outcome.message}
          </p>
        )}
      </div>
      {children}
      {submit && (
        <div className={styles.foot}>
          <button type="submit" className={quiet ? styles.quiet : styles.submit} aria-disabled={pending}>
            {pending ? t(language, 'sending') : submit}
          </button>
          {below}
        </div>
      )}
    </form>
  );
}
