import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { PageFrame } from '#features/account/page-frame/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Form } from '#ui/form/form.tsx';
import { formAction } from '#ui/form/form-action.ts';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { ConfirmationContract, EntryConfirmation } from './contract.ts';
import { t } from './strings.ts';

const tokenOf = ({ searchParams }: URL): string => (searchParams.get('token') ?? '').slice(0, 200);

type Data = { entry: EntryConfirmation } | { failure: string };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Data> {
  const url = new URL(request.url);
  const call = { language: languageOfPath(url.pathname), signal: request.signal, query: { token: tokenOf(url) } };
  try {
    return { entry: await client<ConfirmationContract>(context.get(transportContext)).get('/api/forms-confirm/', call) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'confirmation_gone') return { failure: error.message };
    throw error;
  }
}

/** A form, not the visit itself: programs look at the links of mails. */
const confirm: Submit<ConfirmationContract> = async (_, { api, language, url }) => {
  await api.post('/api/forms-confirm/', { language, body: { token: tokenOf(url) } });
  return { message: t(language, 'confirmed'), isError: false };
};

export const action = formAction({ confirm });

/** `/de/forms/bestaetigen?token=…`, where the mail leads that asks whether an address is right. */
export function Page() {
  const data = useLoaderData<Data>();
  const language = useLanguage();
  const form = useForm('confirm', confirm);
  const title = t(language, 'title');
  const description = t(language, 'description');
  // An entry that is not kept may be gone as soon as it is confirmed.
  if (form.outcome?.isError === false)
    return (
      <PageFrame title={title} description={description}>
        <Form state={form} />
      </PageFrame>
    );
  if ('failure' in data || data.entry.confirmed)
    return (
      <PageFrame title={title} description={description}>
        <Notice kind={'failure' in data ? 'error' : 'success'}>
          <p>{'failure' in data ? data.failure : t(language, 'confirmed')}</p>
        </Notice>
      </PageFrame>
    );
  return (
    <PageFrame title={title} description={description} lead={<p>{t(language, 'lead', { title: data.entry.title })}</p>}>
      <Form state={form} submit={t(language, 'confirm')} />
    </PageFrame>
  );
}
