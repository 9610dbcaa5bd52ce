import { isLoopback } from '#features/account/index.server.ts';
import { defineCheck } from '../check.server.ts';
import { decisiveShare, minRequests } from '../limits.ts';
import { decisive } from '../request-watch.server.ts';

export const baseUrlCheck = defineCheck({
  name: 'base_url',
  title: { de: 'Adresse der Website', en: 'Address of the website' },
  states: {
    fine: { text: { de: 'BASE_URL ist {base}.', en: 'BASE_URL is {base}.' } },
    local: {
      text: {
        de: 'BASE_URL ist {base}: So heißt die Website nur auf dieser Maschine.',
        en: 'BASE_URL is {base}: that is its name on this machine alone.',
      },
      remedy: {
        de: 'Setzen Sie BASE_URL auf die Adresse, die Besucher eingeben. Links in Mails und Kalendern führen sonst nirgendwohin.',
        en: 'Set BASE_URL to the address that visitors type. Links in mails and calendars lead nowhere otherwise.',
      },
    },
    insecure: {
      text: {
        de: 'BASE_URL beginnt mit „http:“. Passwörter gehen offen durch das Netz.',
        en: 'BASE_URL begins with ‘http:’. Passwords cross the network in the open.',
      },
      remedy: {
        de: 'Richten Sie ein Zertifikat ein, und setzen Sie BASE_URL auf „https:“.',
        en: 'Set up a certificate, and let BASE_URL begin with ‘https:’.',
      },
    },
    other_host: {
      text: { de: 'Besucher rufen {host} auf, BASE_URL ist aber {base}.', en: 'Visitors ask for {host}, but BASE_URL is {base}.' },
      remedy: {
        de: 'Prüfen Sie, ob das eine Adresse Ihres Hauses ist. Wenn ja, leiten Sie sie im Proxy um, oder berichtigen Sie BASE_URL; wenn nein, lassen Sie den Proxy fremde Namen abweisen.',
        en: 'Check whether that is an address of your venue. If so, redirect it in the proxy or correct BASE_URL; if not, let the proxy refuse names that are not yours.',
      },
    },
  },
  look: async ({ facts }) => {
    const { host, hostname, protocol } = new URL(facts.baseUrl);
    const requests = facts.requests();
    const asked = decisive(requests, requests.hosts, { least: minRequests, share: decisiveShare });
    const values = { base: facts.baseUrl, host: asked ?? '' };
    // A proxy may well call the site by its address inside.
    if (asked && asked !== host && !isInside(asked)) return { is: 'other_host', values };
    if (facts.instance !== 'live') return { is: 'fine', values };
    if (isLoopback(hostname)) return { is: 'local', values };
    return { is: protocol === 'http:' ? 'insecure' : 'fine', values };
  },
});

const isInside = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '');
  return isLoopback(name) || !name.includes('.') || /^[\d.]+$|:/.test(name);
};
