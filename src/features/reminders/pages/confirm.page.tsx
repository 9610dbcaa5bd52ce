import { PageFrame } from '#features/account/page-frame/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { ReminderContract } from '../contract.ts';
import { t } from '../strings.ts';

/** A form, not the visit itself: programs look at the links of mails. */
const confirm: Submit<ReminderContract> = async (_, { api, language, url }) => {
  await api.post('/api/reminders/confirm/', { language, body: { token: (url.searchParams.get('token') ?? '').slice(0, 200) } });
  return { message: t(language, 'confirmed'), isError: false };
};

export const action = formAction({ confirm });

/** `/de/erinnerung/bestaetigen?token=…`, where the first mail leads. */
export function Page() {
  const language = useLanguage();
  const form = useForm('confirm', confirm);
  const isDone = form.outcome?.isError === false;
  return (
    <PageFrame title={t(language, 'confirm_title')} description={t(language, 'description')} lead={<p>{t(language, 'confirm_lead')}</p>}>
      <Form state={form} {...(isDone ? {} : { submit: t(language, 'confirm') })} />
    </PageFrame>
  );
}
