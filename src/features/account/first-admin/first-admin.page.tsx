import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { defaultLanguage, type Language, languageOfAddress } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { unlocalisedRoutes } from '#routes.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { maxPasswordLength, minPasswordLength } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t as account } from '../strings.ts';
import type { FirstRunContract } from './contract.ts';
import { t } from './strings.ts';

const officeHref = (screen: '' | '/opening', language: Language): string =>
  unlocalisedRoutes.backOffice + screen + (language === defaultLanguage ? '' : `?lang=${language}`);

export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ code: string }> {
  const url = new URL(request.url);
  const language = languageOfAddress(url);
  const { is_open } = await client<FirstRunContract>(context.get(transportContext)).get('/api/first-run/', { language, signal: request.signal });
  if (!is_open) throw redirect(officeHref('', language));
  return { code: (url.searchParams.get('code') ?? '').slice(0, 100) };
}

const fields = ['code', 'house', 'first_name', 'last_name', 'email', 'password'] as const;

const setUp: Submit<FirstRunContract> = async (values, { api, language }) => {
  await api.post('/api/first-run/', { language, body: Object.fromEntries(fields.map((name) => [name, values.get(name)])) });
  return { redirect: officeHref('/opening', language) };
};

export const action = formAction({ set_up: setUp });

/** `/cms-hub/first-run?code=…`: whoever reads the server's console makes the first administrator. */
export function FirstAdminPage() {
  const language = useLanguage();
  const { code } = useLoaderData<typeof loader>();
  const form = useForm('set_up', setUp);
  return (
    <PageFrame title={t(language, 'title')} description={t(language, 'description')} lead={<p>{t(language, 'lead')}</p>}>
      <Form state={form} submit={t(language, 'submit')}>
        <TextField name="code" label={t(language, 'code')} hint={t(language, 'code_hint')} defaultValue={code} autoComplete="off" spellCheck={false} required />
        <TextField name="house" label={t(language, 'house')} hint={t(language, 'house_hint')} maxLength={100} autoComplete="organization" />
        <TextField name="first_name" label={account(language, 'first_name')} autoComplete="given-name" required />
        <TextField name="last_name" label={account(language, 'last_name')} autoComplete="family-name" required />
        <TextField name="email" type="email" label={account(language, 'email')} autoComplete="username" required />
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
