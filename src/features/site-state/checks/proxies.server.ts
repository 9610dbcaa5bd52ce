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
        de: 'Anfragen kommen über {seen} Proxys, PROXIES ist aber {set}. Sind das Ihre eigenen, gelten alle Besucher als einer.',
        en: 'Requests pass {seen} proxies, but PROXIES is {set}. If these are your own, all visitors count as one.',
      },
      remedy: {
        de: 'Prüfen Sie, wie viele eigene Proxys vor der Website stehen, und ob PROXIES diese Zahl ist. Ist sie zu klein, sperrt ein einziger Besucher alle aus, der zu oft fragt.',
        en: 'Check how many proxies of your own stand in front of the website, and whether PROXIES is that number. If it is too small, one visitor who asks too often locks all others out.',
      },
    },
    too_many: {
      text: {
        de: 'Anfragen kommen über {seen} Proxys, PROXIES ist aber {set}. Stehen nicht mehr davor, kann seine Adresse fälschen, wer fragt.',
        en: 'Requests pass {seen} proxies, but PROXIES is {set}. If there are no more in front, whoever asks can forge their address.',
      },
      remedy: {
        de: 'Prüfen Sie, wie viele eigene Proxys vor der Website stehen, ob jeder X-Forwarded-For ergänzt, und ob man die Website an ihnen vorbei erreicht.',
        en: 'Check how many proxies of your own stand in front of the website, whether each adds to X-Forwarded-For, and whether the website can be reached past them.',
      },
    },
  },
  look: async ({ facts: { proxies, requests } }) => {
    const stats = requests();
    const seen = decisive(stats, stats.forwarded, { least: minRequests, share: decisiveShare });
    const values = { set: proxies, seen: seen ?? 0 };
    if (seen === null) return { is: 'unknown', values };
    if (seen === proxies) return { is: 'fine', values };
    return { is: seen > proxies ? 'too_few' : 'too_many', values };
  },
});
