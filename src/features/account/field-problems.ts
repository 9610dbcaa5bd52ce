import { z } from 'zod';
import { withAsciiDomain } from '#i18n/email/email-address.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './answer-strings.ts';
import { maxEmailLength, maxNameLength } from './limits.ts';

/** By name; empty where all are right. */
export type FieldProblems = Record<string, string>;

/** As it is kept: without spaces around, in lower case, its domain as mail servers know it. */
export const emailOf = (typed: string): string => withAsciiDomain(typed.trim().toLowerCase());

/** What the library behind the accounts takes for an address, so that it refuses none later, when nobody hears of it; whether one exists only a mail can tell. */
const form = z.email().max(maxEmailLength);

export function emailProblem(language: Language, typed: string): FieldProblems {
  const email = emailOf(typed);
  if (email === '') return { email: t(language, 'email_missing') };
  if (form.safeParse(email).success) return {};
  return { email: t(language, /^[^@]*[^\p{ASCII}@][^@]*@[^@]+$/u.test(email) ? 'email_letters' : 'email_form') };
}

/** A name stands in mails to others' addresses: it shall carry no link. */
export function nameProblem(language: Language, field: 'first_name' | 'last_name', typed: string): FieldProblems {
  if (typed.trim() === '') return { [field]: t(language, `${field}_missing`) };
  if (typed.trim().length > maxNameLength) return { [field]: t(language, 'name_long', { limit: maxNameLength }) };
  return /[<>@\p{Cc}]|:\/\/|www\./u.test(typed) ? { [field]: t(language, 'name_signs') } : {};
}
