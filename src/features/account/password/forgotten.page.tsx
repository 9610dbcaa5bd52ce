import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import { Field } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { formAction } from '../form/form-action.ts';
import type { Submit } from '../form/outcome.ts';
import { useForm } from '../form/use-form.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t } from '../strings.ts';

const request: Submit = async (typed, { api, language }) => {
  await api.post('/api/user/password/request/', { language, body: { email: typed.get('email') ?? '' } });
  return { message: `${t(language, 'reset_sent')} ${t(language, 'look_for_mail')}`, isError: false };
};

export const action = formAction({ request });

/** `/de/user/password` */
export function Page() {
  const language = useLanguage();
  const form = useForm('request', request);
  const below = <Link to={href('userLogin', language)}>{t(language, 'back_to_sign_in')}</Link>;
  return (
    <PageFrame title={t(language, 'reset')} description={t(language, 'reset_description')} lead={<p>{t(language, 'reset_lead')}</p>}>
      <Form state={form} submit={t(language, 'reset_send')} below={below}>
        <Field form={form} name="email" type="email" label={t(language, 'email')} autoComplete="username" inputMode="email" required />
      </Form>
    </PageFrame>
  );
}
