import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { AccountContract } from '../contract.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t as account } from '../strings.ts';
import { t } from './strings.ts';

const request: Submit<AccountContract> = async (values, { api, language }) => {
  await api.post('/api/user/password/request/', { language, body: { email: values.get('email') } });
  return { message: `${t(language, 'reset_sent')} ${account(language, 'look_for_mail')}`, isError: false };
};

export const action = formAction({ request });

/** `/de/user/password` */
export function Page() {
  const language = useLanguage();
  const form = useForm('request', request);
  const below = <Link to={href('userLogin', language)}>{account(language, 'back_to_sign_in')}</Link>;
  return (
    <PageFrame title={t(language, 'reset')} description={t(language, 'reset_description')} lead={<p>{t(language, 'reset_lead')}</p>}>
      <Form state={form} submit={t(language, 'reset_send')} below={below}>
        <TextField name="email" type="email" label={account(language, 'email')} autoComplete="username" required />
      </Form>
    </PageFrame>
  );
}
