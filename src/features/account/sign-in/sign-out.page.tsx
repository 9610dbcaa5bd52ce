import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { AccountContract } from '../contract.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t } from '../strings.ts';
import { safeReturnPath } from './safe-return-path.ts';

/** `next`: where a sign-in with another account is to lead. */
const signOut: Submit<AccountContract> = async (_, { api, language, url }) => {
  await api.post('/api/user-logout/', { language });
  const next = safeReturnPath(url.searchParams.get('next'));
  return { redirect: `${href('userLogin', language)}?${next ? `next=${encodeURIComponent(next)}` : 'ok=out'}` };
};

export const action = formAction({ sign_out: signOut });

/** `/de/user/logout`: where a link to `/api/user-logout/` from elsewhere leads, as it alone may not sign anybody out. */
export function Page() {
  const language = useLanguage();
  const form = useForm('sign_out', signOut);
  return (
    <PageFrame title={t(language, 'sign_out')} description={t(language, 'sign_out_description')} lead={<p>{t(language, 'sign_out_lead')}</p>}>
      <Form state={form} submit={t(language, 'sign_out')}>
        {null}
      </Form>
    </PageFrame>
  );
}
