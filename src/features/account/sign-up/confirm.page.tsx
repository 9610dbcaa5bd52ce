import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import { Form } from '../form/form.tsx';
import { formAction } from '../form/form-action.ts';
import type { Submit } from '../form/outcome.ts';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t } from '../strings.ts';

/** A form, not the visit itself: programs look at the links of mails, and whoever reads a mail has not chosen the password. */
const confirm: Submit = async (typed, { api, language, url }) => {
  const token = (url.searchParams.get('token') ?? '').slice(0, 100);
  await api.post('/api/user/confirm/', { language, body: { token, password: typed.get('password') ?? '' } });
  return { redirect: `${href('userProfile', language)}?ok=confirmed` };
};

export const action = formAction({ confirm });

/** `/de/user/confirm?token=…`, where the mail leads. */
export function Page() {
  const language = useLanguage();
  const form = useForm('confirm', confirm);
  const below = (
    <>
      <Link to={href('userPassword', language)}>{t(language, 'forgotten')}</Link>
      <Link to={href('userLogin', language)}>{t(language, 'back_to_sign_in')}</Link>
    </>
  );
  return (
    <PageFrame title={t(language, 'confirm')} description={t(language, 'confirm_description')} lead={<p>{t(language, 'confirm_lead')}</p>}>
      <Form state={form} submit={t(language, 'confirm')} below={below}>
        <PasswordField form={form} name="password" kind="current" label={t(language, 'password')} required />
      </Form>
    </PageFrame>
  );
}
