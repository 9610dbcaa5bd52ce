import type { Client } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { AccountContract } from '../contract.ts';

/** What was typed into a form, by the names of its fields. */
export type Typed = ReadonlyMap<string, string>;

export type FormCall = { api: Client<AccountContract>; language: Language; url: URL };

/** What comes of a form: another page, or words above it; `fields` are sentences for single fields. */
export type Outcome = { redirect: string } | { message: string; fields?: Record<string, string[]>; isError: boolean };

/** Sends what was typed; the same function runs in the browser and, without script, on the server. */
export type Submit = (typed: Typed, call: FormCall) => Promise<Outcome>;

/** The field by which a page with several forms knows which one was sent. */
export const formField = 'form';
