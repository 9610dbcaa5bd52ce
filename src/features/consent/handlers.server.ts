import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { type Service as ServiceKey, service } from '#api/service.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { regionName } from '#i18n/names/names.ts';
import { type Consent, consentContract, type Service } from './contract.ts';
import { countChoice, countedVersions } from './queries.server.ts';
import { readConsent, type ServiceRow } from './read-services.server.ts';
import { readScriptData } from './records/script-data.ts';
import { isThirdCountry } from './records/third-country.ts';

/** The domain that the site shares with its webshop, '.ostkai.example'; null where there is none. */
export const sharedDomainService: ServiceKey<string | null> = service<string | null>('domain of shared cookies');

export const consentOperations = implement(consentContract, {
  consent: async (_, { db, language, service: get }) => {
    const known = await readConsent(db);
    return presentConsent(known, known.sharesDomain ? get(sharedDomainService) : null, language);
  },

  count: async ({ body: { version, choice } }, { db, now }) => {
    const { numAffectedRows } = await countChoice(db, now, choice, version);
    return numAffectedRows === 0n ? problem('not_found') : undefined;
  },

  counts: async (_, { db }) => {
    const rows = await countedVersions(db);
    return rows.map(({ since, ...counted }) => ({ ...counted, since: toBerlinIso(since) }));
  },
});

type Read = Awaited<ReturnType<typeof readConsent>>;

/** Made once of what is cached; whoever renders it can tell by the object that it is the same. */
function presentConsent(read: Read, domain: string | null, language: Language): Consent {
  const made = presented.get(read) ?? new Map<string, Consent>();
  const name = `${language} ${domain}`;
  const { versions, days, services } = read;
  const known = made.get(name) ?? { versions, days, domain, services: services.map((row) => presentService(row, language)) };
  presented.set(read, made.set(name, known));
  return known;
}

const presented = new WeakMap<Read, Map<string, Consent>>();

function presentService({ purpose, transfer, retention, country, frame_url: _, script_url, script_data, ...row }: ServiceRow, language: Language): Service {
  const data = readScriptData(script_data);
  return {
    ...row,
    purposes: choose(purpose, language)
      .text.split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    country: country === '' ? '' : regionName(language, country),
    is_third_country: isThirdCountry(country),
    transfer: choose(transfer, language).text,
    retention: choose(retention, language).text,
    ...(script_url && data ? { script: { url: script_url, data } } : {}),
  };
}
