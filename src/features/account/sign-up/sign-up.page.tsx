import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { FieldRow } from '#ui/field/field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { type FormState, useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { AccountContract } from '../contract.ts';
import { maxNameLength, maxPasswordLength, minPasswordLength } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t as account } from '../strings.ts';
import { t } from './strings.ts';

const signUp: Submit<AccountContract> = async (values, { api, language }) => {
  const email = values.get('email');
  const body = { first_name: values.get('first_name'), last_name: values.get('last_name'), email, password: values.get('password'), language };
  await api.post('/api/user/sign-up/', { language, body });
  return { message: `${t(language, 'register_done', { email })} ${account(language, 'look_for_mail')}`, isError: false };
};

const sendAgain: Submit<AccountContract> = async (values, { api, language }) => {
  const email = values.get('email');
  await api.post('/api/user/confirm/send/', { language, body: { email } });
  return { message: `${t(language, 'sent_again', { email })} ${account(language, 'look_for_mail')}`, isError: false };
};

export const action = formAction({ sign_up: signUp, send_again: sendAgain });

/** `/de/user/register` */
export function Page() {
  const language = useLanguage();
  const [sentTo, setSentTo] = useState('');
  const form = useForm<AccountContract>('sign_up', async (values, call) => {
    const outcome = await signUp(values, call);
    setSentTo(values.get('email'));
    return outcome;
  });
  const again = useForm('send_again', sendAgain);
  const isDone = form.outcome?.isError === false || again.outcome !== null;
  const lead = (
    <p>
      {t(language, 'register_lead')} <Link to={href('userLogin', language)}>{account(language, 'sign_in')}</Link>
    </p>
  );
  return (
    <PageFrame title={account(language, 'register')} description={t(language, 'register_description')} lead={lead}>
      {/* What the first mail's form said makes way for what the second one does. */}
      {again.outcome === null && (
        <Form state={form} {...(isDone ? {} : { submit: account(language, 'register') })}>
          {!isDone && <Fields />}
        </Form>
      )}
      {isDone && <SendAgain form={again} email={sentTo || typedBefore(again) || typedBefore(form)} />}
    </PageFrame>
  );
}

/** Without script the address stands in what the browser has sent. */
const typedBefore = (form: FormState): string => form.fieldState('email').sent?.[0] ?? '';

function Fields() {
  const language = useLanguage();
  const [before, after] = t(language, 'register_privacy').split('{privacy}');
  return (
    <>
      <FieldRow>
        <TextField name="first_name" label={account(language, 'first_name')} autoComplete="given-name" maxLength={maxNameLength} required />
        <TextField name="last_name" label={account(language, 'last_name')} autoComplete="family-name" maxLength={maxNameLength} required />
      </FieldRow>
      <TextField name="email" type="email" label={account(language, 'email')} autoComplete="username" required />
      <PasswordField name="password" kind="new" minLength={minPasswordLength} maxLength={maxPasswordLength} label={account(language, 'password')} required />
      <p>
        {before}
        <Link to={`/${language}/datenschutz`}>{t(language, 'privacy')}</Link>
        {after}
      </p>
    </>
  );
}

function SendAgain({ form, email }: { form: FormState; email: string }) {
  const language = useLanguage();
  return (
    <Form
      state={form}
      submit={t(language, 'send_again')}
      look="secondary"
      below={
        <a href={href('userRegister', language)} className={button('link')}>
          {t(language, 'other_address')}
        </a>
      }
    >
      <input type="hidden" name="email" value={email} />
    </Form>
  );
}
