import type { Client } from '#api/client.ts';
import type { Contract } from '#api/endpoint.ts';
import type { Language } from '#i18n/language.ts';
import type { FormValues } from './form-values.ts';

export type FormCall<C extends Contract> = { api: Client<C>; language: Language; url: URL };

/** What comes of a form: another page, or words above it; `fields` are sentences for single fields. */
export type Outcome = { redirect: string } | { message: string; fields?: Record<string, string[]>; isError: boolean };

/** The same function runs in the browser and, without script, on the server; refusals of the API need not be caught. */
export type Submit<C extends Contract> = (values: FormValues, call: FormCall<C>) => Promise<Outcome>;

/** The field by which a page with several forms knows which one was sent. */
export const formField = 'form';
