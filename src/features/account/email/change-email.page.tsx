import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { AccountContract } from '../contract.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t as account } from '../strings.ts';
import { t } from './strings.ts';

const confirm: Submit<AccountContract> = async (values, { api, language, url }) => {
  const token = (url.searchParams.get('token') ?? '').slice(0, 100);
  await api.post('/api/user/email/confirm/', { language, body: { token, password: values.get('password') } });
  return { redirect: `${href('userProfile', language)}?ok=email` };
};

export const action = formAction({ confirm });

/** `/de/user/change-email?token=…`, where the mail to the new address leads. */
export function Page() {
  const language = useLanguage();
  const form = useForm('confirm', confirm);
  const title = t(language, 'confirm_email');
  const below = <Link to={href('userSettings', language)}>{account(language, 'to_settings')}</Link>;
  return (
    <PageFrame title={title} description={t(language, 'confirm_email_description')} lead={<p>{t(language, 'confirm_email_lead')}</p>}>
      <Form state={form} submit={title} below={below}>
        <PasswordField name="password" kind="current" label={account(language, 'password')} required />
      </Form>
    </PageFrame>
  );
}
