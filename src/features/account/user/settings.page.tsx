import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { apiHref, client } from '#api/client.ts';
import { languageOfPath } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import type { Profile, SessionEntry } from '../account-schemas.ts';
import type { AccountContract } from '../contract.ts';
import { maxPasswordLength, minPasswordLength } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { ProofRequests } from '../proof/proof-requests.tsx';
import { t as account } from '../strings.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { requireSignIn } from './require-sign-in.ts';
import { SessionList } from './session-list.tsx';
import styles from './settings.page.module.css';
import { settingsForms } from './settings-forms.ts';
import { t } from './strings.ts';

type SettingsData = { profile: Profile; sessions: SessionEntry[] };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<SettingsData> {
  const api = client<AccountContract>(context.get(transportContext));
  const call = { language: languageOfPath(new URL(request.url).pathname), signal: request.signal };
  const [profile, sessions] = await requireSignIn(request, Promise.all([api.get('/api/user/profile/', call), api.get('/api/user/sessions/', call)]));
  return { profile, sessions };
}

export const action = formAction(settingsForms);

/** `/de/user/settings` (V §2) */
export function Page() {
  const { profile, sessions } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const venue = useRouteLoaderData<RootInfo>('root')?.name ?? '';
  const lead = (
    <p>
      <Link to={href('userProfile', language)}>{account(language, 'profile')}</Link>
    </p>
  );
  return (
    <PageFrame title={account(language, 'settings')} description={t(language, 'settings_description')} lead={lead}>
      <Section title={t(language, 'your_name')}>
        <NameForm profile={profile} />
      </Section>
      <Section title={t(language, 'change_email')}>
        <EmailForm profile={profile} />
      </Section>
      {profile.has_password && (
        <Section title={t(language, 'change_password')}>
          <PasswordForm email={profile.email} />
        </Section>
      )}
      <Section title={t(language, 'sessions')}>
        <SessionList sessions={sessions} />
      </Section>
      <Section title={t(language, 'your_data')}>
        <p className={styles.text}>{t(language, 'your_data_lead')}</p>
        <a href={apiHref<AccountContract>('/api/user/data/', { language })} download={`${slugOf(venue)}.json`} className={button('secondary', 'small')}>
          {t(language, 'download')}
        </a>
      </Section>
      <Section title={t(language, 'delete_account')}>
        <p className={styles.text}>{t(language, 'delete_lead')}</p>
        <DeleteForm hasPassword={profile.has_password} />
      </Section>
      <ProofRequests />
    </PageFrame>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

function PasswordForm({ email }: { email: string }) {
  const language = useLanguage();
  const form = useForm('password', settingsForms.password);
  return (
    <Form state={form} submit={t(language, 'change_password')} look="secondary">
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" kind="current" label={t(language, 'current_password')} required />
      <PasswordField
        name="password"
        kind="new"
        minLength={minPasswordLength}
        maxLength={maxPasswordLength}
        label={account(language, 'new_password')}
        required
      />
    </Form>
  );
}

function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const language = useLanguage();
  const form = useForm('remove', settingsForms.remove);
  return (
    <Form state={form} submit={t(language, 'delete_account')} look="signal">
      {hasPassword && <PasswordField name="password" kind="current" label={account(language, 'password')} required />}
    </Form>
  );
}
