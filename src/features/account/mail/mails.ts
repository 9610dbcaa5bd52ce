import type { Mail } from '#features/mail/index.ts';
import type { Language } from '#i18n/language.ts';
import { href } from '#routes.ts';
import { confirmHours, resetMinutes } from '../limits.ts';
import { t } from './strings.ts';

/** Whom an account's mail goes to. `venue` signs it; links begin with `baseUrl`. */
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

function mail(
  { email, language, venue, baseUrl, ...name }: Recipient,
  kind: 'confirm' | 'existing' | 'reset',
  { path, n = 0 }: { path: string; n?: number },
): Mail {
  return {
    to: email,
    language,
    venue,
    subject: t(language, `${kind}_subject`),
    before: [greeting(language, name), t(language, `${kind}_before`)],
    link: { label: t(language, `${kind}_link`), url: baseUrl + path },
    after: [t(language, `${kind}_after`, { n })],
  };
}

const greeting = (language: Language, { first_name, last_name }: { first_name: string; last_name: string }) =>
  t(language, 'greeting', { name: `${first_name} ${last_name}`.trim() });
