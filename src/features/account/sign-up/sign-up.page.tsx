import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { FieldRow } from '#ui/field/field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { AccountContract } from '../contract.ts';
import { maxNameLength, maxPasswordLength, minPasswordLength } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t } from '../strings.ts';

const signUp: Submit<AccountContract> = async (values, { api, language }) => {
  const body = {
    first_name: values.get('first_name'),
    last_name: values.get('last_name'),
    email: values.get('email'),
    password: values.get('password'),
    language,
  };
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
            <FieldRow>
              <TextField name="first_name" label={t(language, 'first_name')} autoComplete="given-name" maxLength={maxNameLength} required />
              <TextField name="last_name" label={t(language, 'last_name')} autoComplete="family-name" maxLength={maxNameLength} required />
            </FieldRow>
            <TextField name="email" type="email" label={t(language, 'email')} autoComplete="username" inputMode="email" required />
            <PasswordField name="password" kind="new" minLength={minPasswordLength} maxLength={maxPasswordLength} label={t(language, 'password')} required />
          </>
        )}
      </Form>
    </PageFrame>
  );
}
