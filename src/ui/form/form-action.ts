import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { csrfCookie } from '#api/csrf-token.ts';
import type { Contract } from '#api/endpoint.ts';
import { languageOfAddress } from '#i18n/language.ts';
import { FormValues } from './form-values.ts';
import { formField, type Outcome, type Submit } from './outcome.ts';
import { submitForm } from './submit-form.ts';

/** Passwords are not repeated. */
export type Sent = { form: string; outcome: Exclude<Outcome, { redirect: string }>; typed: Readonly<Record<string, readonly string[]>> };

/** For forms that are sent without script. */
export const formAction =
  <C extends Contract>(forms: Readonly<Record<string, Submit<C>>>) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const url = new URL(request.url);
    const values = new FormValues(await request.formData());
    const form = values.get(formField);
    const submit = Object.hasOwn(forms, form) ? forms[form] : undefined;
    if (!submit) throw data({ code: 'not_found' }, { status: 404 });
    const outcome = await submitForm(submit, values, { api: client<C>(context.get(transportContext)), language: languageOfAddress(url), url });
    if ('redirect' in outcome) throw redirect(outcome.redirect, 303);
    const typed = Object.fromEntries(values.entries().filter(([name]) => !name.includes('password') && name !== csrfCookie));
    return data({ form, outcome, typed } satisfies Sent, { status: outcome.isError ? 422 : 200 });
  };
