import { defineCheck } from '../check.server.ts';
import { minReports } from '../limits.ts';
import { newPolicyReports } from '../queries/checks.server.ts';

export const policyReportsCheck = defineCheck({
  name: 'policy_reports',
  title: { de: 'Sicherheitsmeldungen', en: 'Security reports' },
  every: 600,
  screen: { path: 'policy-reports' },
  states: {
    fine: {
      text: {
        de: 'Browser haben in den letzten 24 Stunden kaum etwas Neues aufgehalten.',
        en: 'In the last 24 hours browsers have stopped hardly anything new.',
      },
    },
    stopped: {
      text: {
        de: 'Browser haben in den letzten 24 Stunden {n}-mal etwas Neues aufgehalten, vor allem von {blocked}.',
        en: 'In the last 24 hours browsers have stopped something new {n} times, mostly of {blocked}.',
      },
      remedy: {
        de: 'Gehört es zur Website, so erlauben Sie es in den Einstellungen (Einbettungen). Gehört es nicht dazu, so ignorieren Sie die Meldung, oder finden Sie heraus, wer es eingefügt hat.',
        en: 'If it belongs to the website, allow it in the settings (embeds). If it does not, ignore the report or find out who has put it in.',
      },
    },
  },
  look: async ({ db, now }) => {
    const rows = await newPolicyReports(db, now);
    const n = rows.reduce((sum, row) => sum + row.n, 0);
    return n >= minReports ? { is: 'stopped', values: { n, blocked: rows[0]?.blocked || '?' } } : { is: 'fine' };
  },
});
