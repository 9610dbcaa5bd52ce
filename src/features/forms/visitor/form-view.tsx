import { type FormEvent, type ReactNode, type Ref, useMemo } from 'react';
import { csrfCookie } from '#api/csrf-token.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { type FieldState, FieldsContext } from '#ui/field/field-state.ts';
import { formField } from '#ui/form/outcome.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { FormDefinition } from '../contract.ts';
import { FormField } from './form-field.tsx';
import styles from './form-view.module.css';
import { t } from './strings.ts';

/** `errors` by slug; `message` where something else went wrong. */
export type FormViewState = {
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string | null;
  /** What was typed before, by slug; undefined where the form begins. */
  readonly sent?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly isPending: boolean;
  /** Slugs of the questions that are asked as the form is answered now. */
  readonly shown: ReadonlySet<string>;
};

type Props = {
  form: FormDefinition;
  state: FormViewState;
  /** Goes up with what was filled in anew: the controls begin again. */
  round?: number;
  isPreview?: boolean;
  /** Of the page that takes the form without script, with the token against forged requests. */
  action?: string;
  token?: string | undefined;
  started?: string | undefined;
  formRef?: Ref<HTMLFormElement>;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: () => void;
  children?: ReactNode;
};

/** The same on its page, in a block, and in the preview of the builder; without state. */
export function FormView({ form, state, round = 0, isPreview = false, action, token, started, formRef, onSubmit, onInput, children }: Props) {
  const language = useLanguage();
  const { errors, sent, shown, isPending, message } = state;
  const prefix = `form-${form.id}`;
  const fieldState = useMemo(
    () =>
      (name: string): FieldState => ({
        id: `${prefix}-${name}`,
        sent: sent ? (Object.hasOwn(sent, name) ? sent[name] : []) : undefined,
        errors: Object.hasOwn(errors, name) ? (errors[name] ?? []) : [],
      }),
    [prefix, sent, errors],
  );
  const hasFiles = form.fields.some(({ field_type, visible }) => field_type === 9 && visible);
  return (
    <form
      ref={formRef}
      method="post"
      {...(action !== undefined && { action })}
      {...(hasFiles && { encType: 'multipart/form-data' })}
      noValidate
      className={styles.form}
      aria-busy={isPending}
      onSubmit={onSubmit}
      onInput={onInput}
      data-form={form.id}
    >
      <input type="hidden" name={formField} value="entry" />
      {token && <input type="hidden" name={csrfCookie} value={token} />}
      {started && <input type="hidden" name="started" value={started} />}
      <Summary form={form} errors={errors} message={message} shown={shown} prefix={prefix} />
      {children}
      <FieldsContext value={fieldState}>
        <div key={round} className={styles.fields}>
          {inOrder(form.fields).map((field) => (
            <div key={field.slug} data-question={field.slug} data-shown={shown.has(field.slug)} lang={field.lang} className={styles.question}>
              <FormField form={form} field={field} isPreview={isPreview} />
            </div>
          ))}
        </div>
      </FieldsContext>
      {/* No person sees it, and no screen reader: what fills it in is a machine. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t(language, 'website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.privacy} lang={form.privacy_lang}>
        {form.privacy} <a href={`/${language}/datenschutz`}>{t(language, 'privacy_link')}</a>
      </p>
      <p>
        <Button type="submit" look="primary" busy={isPending}>
          {isPending ? t(language, 'sending') : form.submit_label}
        </Button>
      </p>
    </form>
  );
}

/** What is asked, the address and its confirmation one after the other: the API appends the latter at the end. */
function inOrder(fields: FormDefinition['fields']): FormDefinition['fields'] {
  const asked = fields.filter(({ visible, field_type }) => visible && field_type !== 'emailconfirm');
  const confirmation = fields.filter(({ visible, field_type }) => visible && field_type === 'emailconfirm');
  const address = asked.findIndex(({ field_type }) => field_type === 3);
  return address < 0 ? asked : asked.toSpliced(address + 1, 0, ...confirmation.map((field) => ({ ...field, required: asked[address]?.required ?? false })));
}

/** What is wrong, each leading to its field: it has the focus once, after the form was sent (GOV.UK's error summary). */
function Summary({ form, errors, message, shown, prefix }: Pick<Props, 'form'> & Pick<FormViewState, 'errors' | 'message' | 'shown'> & { prefix: string }) {
  const language = useLanguage();
  const wrong = inOrder(form.fields).filter(({ slug }) => Object.hasOwn(errors, slug) && shown.has(slug)); // what is asked no more has no field to go to
  return (
    <div role="alert" className={styles.summary}>
      {(wrong.length > 0 || message) && (
        <Notice kind="error" data-summary="" tabIndex={-1} autoFocus>
          <p>{message ?? t(language, 'wrong_head', { n: wrong.length })}</p>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ slug, label }) => (
                <li key={slug}>
                  <a href={`#${prefix}-${slug}`} data-leads-to={slug}>
                    {/[?!.:]$/.test(label) ? label : `${label}:`} {errors[slug]?.join(' ')}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
