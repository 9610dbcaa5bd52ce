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

/** A form, not the visit itself: programs look at the links of mails, and whoever reads a mail has not chosen the password. */
const confirm: Submit<AccountContract> = async (values, { api, language, url }) => {
  const token = (url.searchParams.get('token') ?? '').slice(0, 100);
  await api.post('/api/user/confirm/', { language, body: { token, password: values.get('password') } });
  return { redirect: `${href('userProfile', language)}?ok=confirmed` };
};

export const action = formAction({ confirm });

/** `/de/user/confirm?token=…`, where the mail leads. */
export function Page() {
  const language = useLanguage();
  const form = useForm('confirm', confirm);
  const below = (
    <>
      <Link to={href('userPassword', language)}>{account(language, 'forgotten')}</Link>
      <Link to={href('userLogin', language)}>{account(language, 'back_to_sign_in')}</Link>
    </>
  );
  return (
    <PageFrame title={account(language, 'confirm')} description={t(language, 'confirm_description')} lead={<p>{t(language, 'confirm_lead')}</p>}>
      <Form state={form} submit={account(language, 'confirm')} below={below}>
        <PasswordField name="password" kind="current" label={account(language, 'password')} required />
      </Form>
    </PageFrame>
  );
}
