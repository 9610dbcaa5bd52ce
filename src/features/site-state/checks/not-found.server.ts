import { defineCheck } from '../check.server.ts';
import { maxNewPaths } from '../limits.ts';
import { newNotFound } from '../queries/checks.server.ts';

export const notFoundCheck = defineCheck({
  name: 'not_found',
  title: { de: 'Nicht gefundene Adressen', en: 'Addresses not found' },
  every: 600,
  screen: { path: 'not-found' },
  states: {
    fine: {
      text: { de: '{n} neue Adresse in 24 Stunden.|{n} neue Adressen in 24 Stunden.', en: '{n} new address in 24 hours.|{n} new addresses in 24 hours.' },
    },
    many: {
      text: {
        de: '{n} Adressen, die in den letzten 24 Stunden zum ersten Mal aufgerufen wurden, gibt es nicht.',
        en: '{n} addresses that were asked for in the last 24 hours for the first time do not exist.',
      },
      remedy: {
        de: 'Wurde eine Seite verschoben oder ein Menü geändert? Legen Sie Weiterleitungen an, oder ignorieren Sie, was niemand braucht.',
        en: 'Was a page moved or a menu changed? Make redirects, or ignore what nobody needs.',
      },
    },
  },
  look: async ({ db, now }) => {
    const rows = await newNotFound(db, now);
    const n = rows[0]?.n ?? 0;
    return { is: n >= maxNewPaths ? 'many' : 'fine', values: { n } };
  },
});
