import { useCallback, useState } from 'react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useRouteLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import { orRouteError } from '#api/route-error.ts';
import { PageFrame } from '#features/account/page-frame/index.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { FormValues } from '#ui/form/form-values.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import type { FormsContract } from '../contract.ts';
import styles from './form.page.module.css';
import { FormApp } from './form-app.tsx';
import { t } from './strings.ts';
import type { SentBefore } from './use-form-app.ts';

type Sent = { before: SentBefore } | { thanks: string };

/** The form, and when it was begun: a page is made for one visitor, so that it works without script. 404 of what is switched off. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const confirmed = searchParams.get('confirm');
  // Mails led here before there was a page for it, which does not need the form to be switched on.
  if (confirmed !== null) throw redirect(`${href('formConfirm', language)}?token=${encodeURIComponent(confirmed)}`);
  const api = client<FormsContract>(context.get(transportContext));
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data({ code: 'not_found' }, { status: 404 });
  const call = { language, signal: request.signal, parameters: { id: params.id ?? '' } };
  const form = await orRouteError(api.get('/api/forms/{id}/', call));
  if (form.slug !== params.slug) throw redirect(form.url, { status: 301, headers: { 'Cache-Control': 'no-store' } });
  const { started } = await orRouteError(api.get('/api/forms/{id}/start/', call));
  return { form, started, slugs: form.slugs };
}

/** Without script the form is sent to its own page: by the same call, whose errors stand at their fields with what was typed. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const values = new FormValues(await request.formData());
  const typed = Object.fromEntries(values.entries());
  const api = client<FormsContract>(context.get(transportContext));
  try {
    const body = { form: Number(params.id), field_values: typed, started: values.get('started'), website: values.get('website') };
    const { thanks, url } = await api.post('/api/forms-entries/', { language, body });
    if (url) throw redirect(url, 303);
    return data({ thanks } satisfies Sent);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = Object.fromEntries(
      values.entries().flatMap(([name, sentences]) => (name.endsWith('.refused') ? [[name.slice(0, -'.refused'.length), sentences]] : [])),
    );
    const errors = { ...error.fields, ...refused };
    const message = Object.keys(errors).length > 0 ? null : error.message;
    return data({ before: { errors, message, typed } } satisfies Sent, { status: error.status === 400 ? 422 : error.status });
  }
}

/** `/{lang}/forms/{slug}/{id}` (E §2). */
export function Page() {
  const { form, started } = useLoaderData<typeof loader>();
  const sent = useActionData<Sent>();
  const language = useLanguage();
  const token = useRouteLoaderData<RootInfo>('root')?.csrfToken;
  const before = sent && 'before' in sent ? sent.before : undefined;
  const [isWrong, setWrong] = useState(before !== undefined);
  const onWrong = useCallback((wrong: boolean) => setWrong(wrong), []);
  const thanks = sent && 'thanks' in sent ? sent.thanks : null;
  const title = isWrong ? t(language, 'wrong_title', { title: form.title }) : form.title;
  return (
    <PageFrame
      title={form.title}
      titleOfTab={title}
      description={form.intro.split('\n')[0] ?? ''}
      isIndexed
      lead={
        form.intro && (
          <p className={styles.intro} lang={form.intro_lang}>
            {form.intro}
          </p>
        )
      }
    >
      {thanks === null ? (
        <FormApp form={form} before={before} token={token} started={before?.typed.started?.[0] ?? started} onWrong={onWrong} />
      ) : (
        <Notice kind="success">
          <p className={styles.intro}>{thanks}</p>
        </Notice>
      )}
    </PageFrame>
  );
}
