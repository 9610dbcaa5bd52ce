import type { Database } from '#db/database.server.ts';
import { readConsent } from './read-services.server.ts';

/** For the content security policy: from where frames may come, scripts, and what these ask for. Origins as a policy writes them: 'https://*.podigee.io'. */
export type PolicyHosts = { readonly frames: readonly string[]; readonly scripts: readonly string[] };

/** What services that are switched on may load; the choice of a visitor is narrower, and kept by the gate. Cached until a service changes: the same object for the same list. */
export async function policyHosts(db: Database): Promise<PolicyHosts> {
  const consent = await readConsent(db);
  const known = made.get(consent);
  if (known) return known;
  const originsOf = (hasScript: boolean) =>
    consent.services.filter(({ script_url }) => (script_url !== '') === hasScript).flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
  const hosts = { frames: originsOf(false), scripts: originsOf(true) };
  made.set(consent, hosts);
  return hosts;
}

const made = new WeakMap<object, PolicyHosts>();
