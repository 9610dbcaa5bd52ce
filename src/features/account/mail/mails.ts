import type { Mail } from '#features/mail/index.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { confirmHours, resetMinutes } from '../limits.ts';
import { t } from './strings.ts';

/** `venue` signs it; links begin with `baseUrl`. */
export type Recipient = { email: string; first_name: string; last_name: string; language: Language; venue: string; baseUrl: string };

export const confirmMail = (to: Recipient, token: string): Mail =>
  mail(to, 'confirm', { path: `${href('userConfirm', to.language)}?token=${token}`, n: confirmHours });

export const existingMail = (to: Recipient): Mail => mail(to, 'existing', { path: href('userLogin', to.language) });

export const resetMail = (to: Recipient, token: string): Mail =>
  mail(to, 'reset', { path: `${href('userNewPassword', to.language)}?token=${token}`, n: resetMinutes });

/** After a change of the password, so that nobody takes an account over unnoticed. */
export function changedMail({ email, language, venue, baseUrl, ...name }: Recipient): Mail {
  return {
    to: email,
    language,
    venue,
    subject: t(language, 'changed_subject'),
    before: [greeting(language, name), t(language, 'changed_before')],
    link: { label: t(language, 'reset_link'), url: baseUrl + href('userPassword', language) },
  };
}

export const newEmailMail = (to: Recipient, token: string): Mail =>
  mail(to, 'new_email', { path: `${href('userChangeEmail', to.language)}?token=${token}`, n: confirmHours });

export const takenEmailMail = (to: Recipient): Mail => mail(to, 'taken_email', { path: href('userLogin', to.language) });

/** To the present address, as long as a link can still stop the change. */
export const emailInUseMail = (to: Recipient, email: string): Mail => mail(to, 'email_asked', { path: href('userPassword', to.language), email });

/** To the address that an account had before. */
export const emailChangedMail = (to: Recipient, email: string): Mail => mail(to, 'email_changed', { path: href('home', to.language), email });

export const factorsMail = (to: Recipient): Mail => mail(to, 'factors', { path: href('userPassword', to.language) });

export const factorsRemovedMail = (to: Recipient): Mail => mail(to, 'factors_removed', { path: href('userLogin', to.language) });

type Kind = 'factors' | 'factors_removed' | 'confirm' | 'existing' | 'reset' | 'new_email' | 'taken_email' | 'email_asked' | 'email_changed';

function mail(
  { email, language, venue, baseUrl, ...name }: Recipient,
  kind: Kind,
  { path, n = 0, email: other = '' }: { path: string; n?: number; email?: string },
): Mail {
  return {
    to: email,
    language,
    venue,
    subject: t(language, `${kind}_subject`),
    before: [greeting(language, name), t(language, `${kind}_before`, { email: other })],
    link: { label: t(language, `${kind}_link`), url: baseUrl + path },
    after: [t(language, `${kind}_after`, { n })],
  };
}

const greeting = (language: Language, { first_name, last_name }: { first_name: string; last_name: string }) =>
  t(language, 'greeting', { name: `${first_name} ${last_name}`.trim() });
