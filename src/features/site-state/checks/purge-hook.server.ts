import { defineCheck } from '../check.server.ts';

export const purgeHookCheck = defineCheck({
  name: 'purge_hook',
  title: { de: 'Gemeinsamer Cache (CDN)', en: 'Shared cache (CDN)' },
  states: {
    none: { text: { de: 'Es ist keiner vorgeschaltet.', en: 'There is none in front.' } },
    fine: { text: { de: 'Er wird benachrichtigt, wenn sich etwas ändert.', en: 'It is told when something changes.' } },
    failing: {
      text: {
        de: 'Er nimmt keine Nachricht an und zeigt womöglich Veraltetes: {reason}',
        en: 'It takes no message and may show what is out of date: {reason}',
      },
      remedy: {
        de: 'Prüfen Sie CDN_PURGE_URL und CDN_PURGE_TOKEN, und leeren Sie den Cache danach einmal ganz.',
        en: 'Check CDN_PURGE_URL and CDN_PURGE_TOKEN, then empty the cache once as a whole.',
      },
    },
  },
  look: async ({ facts }) => {
    const purges = facts.purges();
    if (!purges) return { is: 'none' };
    return purges.failingSince ? { is: 'failing', values: { reason: purges.reason } } : { is: 'fine' };
  },
});
