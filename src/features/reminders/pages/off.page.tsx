import { PageFrame } from '#features/account/page-frame/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { ReminderContract } from '../contract.ts';
import { t } from '../strings.ts';

/** A form, not the visit itself: programs look at the links of mails, and would turn off what somebody waits for. */
const end: Submit<ReminderContract> = async (_, { api, language, url }) => {
  await api.post('/api/reminders/off/', { language, body: { token: (url.searchParams.get('token') ?? '').slice(0, 200) } });
  return { message: t(language, 'is_off'), isError: false };
};

export const action = formAction({ end });

/** `/de/erinnerung/ende?token=…`, where each mail leads that somebody has had enough of. */
export function Page() {
  const language = useLanguage();
  const form = useForm('end', end);
  const isDone = form.outcome?.isError === false;
  return (
    <PageFrame title={t(language, 'off_title')} description={t(language, 'off_lead')} lead={<p>{t(language, 'off_lead')}</p>}>
      <Form state={form} {...(isDone ? {} : { submit: t(language, 'off') })} />
    </PageFrame>
  );
}
