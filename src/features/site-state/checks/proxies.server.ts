import { defineCheck } from '../check.server.ts';
import { decisiveShare, minRequests } from '../limits.ts';
import { decisive } from '../request-watch.server.ts';

export const proxiesCheck = defineCheck({
  name: 'proxies',
  title: { de: 'Proxys', en: 'Proxies' },
  states: {
    fine: { text: { de: 'PROXIES ist {set}, und so kommen die Anfragen.', en: 'PROXIES is {set}, and that is how requests come.' } },
    unknown: {
      text: {
        de: 'PROXIES ist {set}. Für einen Vergleich kamen in der letzten Stunde zu wenige Anfragen auf demselben Weg.',
        en: 'PROXIES is {set}. Too few requests have come the same way in the last hour to compare it.',
      },
    },
    too_few: {
      text: {
        de: 'Anfragen kommen über {seen} Proxys, PROXIES ist aber {set}. Alle Besucher gelten als einer.',
        en: 'Requests pass {seen} proxies, but PROXIES is {set}. All visitors count as one.',
      },
      remedy: {
        de: 'Setzen Sie PROXIES auf {seen}, wenn das Ihre eigenen sind. Sonst sperrt ein einziger Besucher alle aus, der zu oft fragt.',
        en: 'Set PROXIES to {seen} if these are your own. Otherwise one visitor who asks too often locks all others out.',
      },
    },
    too_many: {
      text: {
        de: 'Anfragen kommen über {seen} Proxys, PROXIES ist aber {set}. Wer fragt, kann seine Adresse fälschen.',
        en: 'Requests pass {seen} proxies, but PROXIES is {set}. Whoever asks can forge their address.',
      },
      remedy: { de: 'Setzen Sie PROXIES auf {seen}.', en: 'Set PROXIES to {seen}.' },
    },
  },
  look: async ({ facts: { proxies, requests } }) => {
    const figures = requests();
    const seen = decisive(figures, figures.forwarded, { least: minRequests, share: decisiveShare });
    const values = { set: proxies, seen: seen ?? 0 };
    if (seen === null) return { is: 'unknown', values };
    if (seen === proxies) return { is: 'fine', values };
    return { is: seen > proxies ? 'too_few' : 'too_many', values };
  },
});
