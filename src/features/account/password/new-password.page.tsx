import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { AccountContract } from '../contract.ts';
import { maxPasswordLength, minPasswordLength } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t as account } from '../strings.ts';
import { t } from './strings.ts';

const reset: Submit<AccountContract> = async (values, { api, language, url }) => {
  const token = (url.searchParams.get('token') ?? '').slice(0, 100);
  await api.post('/api/user/password/reset/', { language, body: { token, password: values.get('password') } });
  return { redirect: `${href('userLogin', language)}?ok=reset` };
};

export const action = formAction({ reset });

/** `/de/user/new-password?token=…`, where the mail leads. */
export function Page() {
  const language = useLanguage();
  const form = useForm('reset', reset);
  const below = <Link to={href('userPassword', language)}>{t(language, 'new_link')}</Link>;
  return (
    <PageFrame title={t(language, 'reset')} description={t(language, 'reset_description')} lead={<p>{t(language, 'set_lead')}</p>}>
      <Form state={form} submit={account(language, 'set_password')} below={below}>
        <PasswordField
          name="password"
          kind="new"
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          label={account(language, 'new_password')}
          required
        />
      </Form>
    </PageFrame>
  );
}
