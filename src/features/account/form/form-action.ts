import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { csrfCookie } from '#api/csrf-token.ts';
import { languageOfPath } from '#i18n/language.ts';
import type { AccountContract } from '../contract.ts';
import { attempt } from './attempt.ts';
import { formField, type Outcome, type Submit } from './outcome.ts';

/** What a page knows of its form after it was sent without script. Passwords are not repeated. */
export type Sent = { form: string; outcome: Exclude<Outcome, { redirect: string }>; typed: Record<string, string> };

/** The page's action, for forms that are sent without script: its forms by name. */
export const formAction =
  (forms: Readonly<Record<string, Submit>>) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const url = new URL(request.url);
    const typed = new Map([...(await request.formData())].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
    const form = typed.get(formField) ?? '';
    const submit = Object.hasOwn(forms, form) ? forms[form] : undefined;
    if (!submit) throw data({ code: 'not_found' }, { status: 404 });
    const outcome = await attempt(submit, typed, { api: client<AccountContract>(context.get(transportContext)), language: languageOfPath(url.pathname), url });
    if ('redirect' in outcome) throw redirect(outcome.redirect, 303);
    const shown = Object.fromEntries([...typed].filter(([name]) => !name.includes('password') && name !== csrfCookie));
    return data({ form, outcome, typed: shown } satisfies Sent, { status: outcome.isError ? 422 : 200 });
  };
