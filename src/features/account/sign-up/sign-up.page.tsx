import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import { Field } from '../form/field.tsx';
import styles from '../form/form.module.css';
import { Form } from '../form/form.tsx';
import { formAction } from '../form/form-action.ts';
import type { Submit } from '../form/outcome.ts';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { longestName } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t } from '../strings.ts';

const signUp: Submit = async (typed, { api, language }) => {
  const field = (name: string) => typed.get(name) ?? '';
  const body = { first_name: field('first_name'), last_name: field('last_name'), email: field('email'), password: field('password'), language };
  await api.post('/api/user/sign-up/', { language, body });
  return { message: `${t(language, 'register_done')} ${t(language, 'look_for_mail')}`, isError: false };
};

export const action = formAction({ sign_up: signUp });

/** `/de/user/register` */
export function Page() {
  const language = useLanguage();
  const form = useForm('sign_up', signUp);
  const isDone = form.outcome?.isError === false;
  const lead = (
    <p>
      {t(language, 'register_lead')} <Link to={href('userLogin', language)}>{t(language, 'sign_in')}</Link>
    </p>
  );
  return (
    <PageFrame title={t(language, 'register')} description={t(language, 'register_description')} lead={lead}>
      <Form state={form} {...(isDone ? {} : { submit: t(language, 'register') })}>
        {!isDone && (
          <>
            <div className={styles.pair}>
              <Field form={form} name="first_name" label={t(language, 'first_name')} autoComplete="given-name" maxLength={longestName} required />
              <Field form={form} name="last_name" label={t(language, 'last_name')} autoComplete="family-name" maxLength={longestName} required />
            </div>
            <Field form={form} name="email" type="email" label={t(language, 'email')} autoComplete="username" inputMode="email" required />
            <PasswordField form={form} name="password" kind="new" label={t(language, 'password')} required />
          </>
        )}
      </Form>
    </PageFrame>
  );
}
