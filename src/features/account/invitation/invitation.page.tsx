import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { longDate } from '#i18n/format.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import { maxPasswordLength, minPasswordLength } from '../limits.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { roleName } from '../role-names.ts';
import { t } from '../strings.ts';
import type { Invitation, InvitationContract } from './contract.ts';

const tokenOf = ({ searchParams }: URL): string => (searchParams.get('token') ?? '').slice(0, 100);

type Data = { invitation: Invitation; back: string } | { failure: string };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Data> {
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  try {
    const api = client<InvitationContract>(context.get(transportContext));
    return {
      invitation: await api.get('/api/user/invitation/', { language, signal: request.signal, query: { token: tokenOf(url) } }),
      back: url.pathname + url.search,
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_invalid') return { failure: error.message };
    throw error;
  }
}

/** A form, not the visit itself: programs look at the links of mails. */
const accept: Submit<InvitationContract> = async (values, { api, language, url }) => {
  const body = {
    token: tokenOf(url),
    first_name: values.get('first_name'),
    last_name: values.get('last_name'),
    password: values.get('password'),
  };
  await api.post('/api/user/invitation/', { language, body });
  return { redirect: unlocalisedRoutes.backOffice + (language === 'en' ? '?lang=en' : '') };
};

export const action = formAction({ accept });

/** `/de/user/invitation?token=…`, where the mail leads. */
export function Page() {
  const data = useLoaderData<Data>();
  const language = useLanguage();
  if ('failure' in data)
    return (
      <PageFrame title={t(language, 'invitation_gone')} description={t(language, 'invitation_description')} lead={<p>{data.failure}</p>}>
        <p>
          <Link to={href('userLogin', language)}>{t(language, 'sign_in')}</Link>
        </p>
      </PageFrame>
    );
  const { invitation, back } = data;
  const { email, role, invited_by, expires_at } = invitation;
  const words = { name: invited_by, role: roleName(language, role), email, day: longDate(language, dayOf(new Date(expires_at))) };
  const lead = (
    <>
      <p>{t(language, 'invitation_lead', words)}</p>
      <p>{t(language, `invitation_${invitation.takes}`)}</p>
    </>
  );
  return (
    <PageFrame title={t(language, 'invitation')} description={t(language, 'invitation_description')} lead={lead}>
      <Acceptance invitation={invitation} back={back} />
    </PageFrame>
  );
}

function Acceptance({ invitation: { takes, email }, back }: { invitation: Invitation; back: string }) {
  const language = useLanguage();
  const form = useForm('accept', accept);
  if (takes === 'provider')
    return (
      <p>
        <a href={`${href('userLogin', language)}?next=${encodeURIComponent(back)}`} className={button('primary')}>
          {t(language, 'sign_in')}
        </a>
      </p>
    );
  return (
    <Form
      state={form}
      submit={t(language, 'invitation')}
      below={takes === 'password' && <Link to={href('userPassword', language)}>{t(language, 'forgotten')}</Link>}
    >
      {takes === 'new' && (
        <>
          <TextField name="first_name" label={t(language, 'first_name')} autoComplete="given-name" required />
          <TextField name="last_name" label={t(language, 'last_name')} autoComplete="family-name" required />
        </>
      )}
      {/* For the browser's list of passwords: for which account this one is. */}
      {takes !== 'signed_in' && <input type="hidden" name="email" value={email} autoComplete="username" />}
      {takes === 'new' && (
        <PasswordField name="password" kind="new" minLength={minPasswordLength} maxLength={maxPasswordLength} label={t(language, 'new_password')} required />
      )}
      {takes === 'password' && <PasswordField name="password" kind="current" label={t(language, 'password')} required />}
    </Form>
  );
}
