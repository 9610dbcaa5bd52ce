import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AccountContract } from '../contract.ts';
import type { SecondStepContract } from '../factor/second-step-contract.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { LaterPasskeyButton } from '../passkey/later-passkey-button.tsx';
import { t } from '../strings.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { SecondStep } from './second-step.tsx';
import styles from './sign-in.page.module.css';
import { signInForms, whereTo } from './sign-in-forms.ts';

/** Words that another page sends along: `?ok=reset`. */
const notices = { reset: 'was_reset', deleted: 'was_deleted', out: 'was_signed_out' } as const;
const isNotice = (text: string | null): text is keyof typeof notices => text !== null && Object.hasOwn(notices, text);

function noticeOf({ searchParams }: URL) {
  const ok = searchParams.get('ok');
  if (isNotice(ok)) return notices[ok];
  if (searchParams.has('error')) return 'provider_failed' as const;
  return safeReturnPath(searchParams.get('next')) ? ('sign_in_first' as const) : null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  const next = whereTo(url);
  const api = client<AccountContract & SecondStepContract>(context.get(transportContext));
  const call = { language, signal: request.signal };
  const [{ is_logged_in }, { provider }, { is_awaiting, ...step }] = await Promise.all([
    api.get('/api/user-details/', call),
    api.get('/api/user-login/', call),
    api.get('/api/user-login/second/', call),
  ]);
  if (is_logged_in) throw redirect(next ?? href('userProfile', language));
  const providerLink = provider && { name: provider.name, url: next ? `${provider.url}?next=${encodeURIComponent(next)}` : provider.url };
  return { notice: noticeOf(url), provider: providerLink, next: next ?? href('home', language), step: is_awaiting ? step : null };
}

export const action = formAction(signInForms);

/** `/de/user/login?next=…`, `?from=…` */
export function Page() {
  const { notice, provider, next, step } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const form = useForm('sign_in', signInForms.sign_in);
  if (step) return <SecondStep step={step} next={next} />;
  const lead = (
    <p>
      {t(language, 'sign_in_lead')} <Link to={href('userRegister', language)}>{t(language, 'register')}</Link>
    </p>
  );
  return (
    <PageFrame title={t(language, 'sign_in')} description={t(language, 'sign_in_description')} lead={lead}>
      {provider && (
        <p className={styles.other}>
          <a href={provider.url} className={button()}>
            {t(language, 'sign_in_provider', { name: provider.name })}
          </a>
        </p>
      )}
      {notice && !form.outcome && <Notice role="status">{t(language, notice)}</Notice>}
      <Form state={form} submit={t(language, 'sign_in')} below={<Link to={href('userPassword', language)}>{t(language, 'forgotten')}</Link>}>
        <TextField name="email" type="email" label={t(language, 'email')} autoComplete="username" required />
        <PasswordField name="password" kind="current" label={t(language, 'password')} required />
      </Form>
      <div className={styles.passkey}>
        <LaterPasskeyButton use="sign-in" words={t(language, 'with_passkey')} onDone={() => window.location.assign(next)} />
      </div>
    </PageFrame>
  );
}
