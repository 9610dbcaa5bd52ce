import { defineCheck } from '../check.server.ts';
import { oldestPending } from '../queries/checks.server.ts';

export const searchWriterCheck = defineCheck({
  name: 'search_writer',
  title: { de: 'Suche', en: 'Search' },
  states: {
    fine: { text: { de: 'Sie kennt, was gespeichert ist.', en: 'It knows what is stored.' } },
    late: {
      text: {
        de: 'Was seit {at} geändert wurde, findet sie noch nicht.',
        en: 'It does not yet find what has been changed since {at}.',
      },
      remedy: {
        de: 'Sehen Sie in das Protokoll des Servers, was sich nicht schreiben lässt. Danach hilft „npm run search:rebuild“.',
        en: 'See in the server’s log what cannot be written. After that, ‘npm run search:rebuild’ helps.',
      },
    },
  },
  look: async ({ db }) => {
    const rows = await oldestPending(db);
    const { at = null } = rows[0] ?? {};
    return at ? { is: 'late', values: { at: { at: at.toISOString() } } } : { is: 'fine' };
  },
});
