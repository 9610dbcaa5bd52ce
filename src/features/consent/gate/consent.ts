import { client, httpTransport } from '#api/client.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import type { Consent, ConsentContract, Service } from '../contract.ts';
import { type Choice, choiceCookies, readChoice, writeCookie } from './choice.ts';
import { forgetServices } from './forget-services.ts';
import { hasRun, runScripts } from './run-scripts.ts';

/** The event on `document` after another choice; its detail says whether all services were decided on, or one was added. */
export const consentChanged = 'consent-changed';

let consent: Promise<Consent> | undefined;

/** The services of the site in the language of the document, asked for once. */
export const loadConsent = (): Promise<Consent> => {
  consent ??= client<ConsentContract>(httpTransport)
    .get('/api/consent/', { language: documentLanguage() })
    .catch((error) => {
      consent = undefined;
      throw error;
    });
  return consent;
};

/** Another language is another document. */
export const documentLanguage = (): Language => (isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'de');

/** A refusal that the browser sends with each request (Sec-GPC). */
export const refusesByBrowser = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Whether a service may be loaded: it was allowed by name. */
export const isAllowed = ({ slug, category }: Pick<Service, 'slug' | 'category'>): boolean =>
  category === 'required' || (readChoice(document.cookie)?.allowed.includes(slug) ?? false);

export const optionalOf = ({ services }: Consent): Service[] => services.filter(({ category }) => category !== 'required');

export function decide(consent: Consent, allowed: readonly string[]): void {
  const [version = 0] = consent.versions;
  store(consent, { version, at: nowInSeconds(), allowed }, true);
  const choice = allowed.length === 0 ? 'rejected' : allowed.length === optionalOf(consent).length ? 'accepted' : 'partly';
  client<ConsentContract>(httpTransport)
    .post('/api/consent/', { language: documentLanguage(), body: { version, choice } })
    .catch(() => {}); // the choice holds without being counted
}

/** Allows one service from now on; what has been decided about the others stays. */
export function allowService(consent: Consent, { slug }: Service): void {
  const { version = 0, allowed = [] } = readChoice(document.cookie) ?? {};
  store(consent, { version, at: nowInSeconds(), allowed: [...new Set([...allowed, slug])] }, false);
}

function store(consent: Consent, choice: Choice, isDecision: boolean): void {
  const before = readChoice(document.cookie)?.allowed ?? [];
  for (const line of choiceCookies(choice, { ...consent, isSecure: location.protocol === 'https:' })) writeCookie(line);
  const withdrawn = consent.services.filter(({ slug }) => before.includes(slug) && !choice.allowed.includes(slug));
  document.dispatchEvent(new CustomEvent(consentChanged, { detail: { isDecision } }));
  forgetServices(withdrawn);
  // A script that has run cannot be taken back but with its document; a load begun while the dialog closes comes to nothing.
  if (withdrawn.some(({ slug }) => hasRun(slug))) setTimeout(() => location.reload());
  else runScripts(consent.services.filter(isAllowed));
}

const nowInSeconds = () => Math.floor(Date.now() / 1_000);
