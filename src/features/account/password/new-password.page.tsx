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

const reset: Submit = async (typed, { api, language, url }) => {
  const token = (url.searchParams.get('token') ?? '').slice(0, 100);
  await api.post('/api/user/password/reset/', { language, body: { token, password: typed.get('password') ?? '' } });
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
      <Form state={form} submit={t(language, 'set_password')} below={below}>
        <PasswordField form={form} name="password" kind="new" label={t(language, 'new_password')} required />
      </Form>
    </PageFrame>
  );
}
