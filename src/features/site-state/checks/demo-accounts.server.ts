import { demoUsers } from '#features/account/index.server.ts';
import { defineCheck } from '../check.server.ts';
import { openAccountsOf } from '../queries/checks.server.ts';

export const demoAccountsCheck = defineCheck({
  name: 'demo_accounts',
  title: { de: 'Konten der Demo', en: 'Accounts of the demo' },
  screen: { path: 'users' },
  states: {
    fine: { text: { de: 'Keines davon ist offen.', en: 'None of them is open.' } },
    staging: { text: { de: 'Auf einer Testinstanz dürfen sie offen sein.', en: 'On a staging site they may be open.' } },
    open: {
      text: {
        de: '{n} Konto der Demo ist offen. Wurde sein Passwort nicht geändert, kennt es jeder.|{n} Konten der Demo sind offen. Wurden ihre Passwörter nicht geändert, kennt sie jeder.',
        en: '{n} account of the demo is open. Everybody knows its password unless it was changed.|{n} accounts of the demo are open. Everybody knows their passwords unless they were changed.',
      },
      remedy: {
        de: 'Laden Sie Ihre Mitarbeitenden ein, und sperren Sie danach jedes Konto, das auf „@ostkai.example“ endet.',
        en: 'Invite your staff, then deactivate each account that ends in ‘@ostkai.example’.',
      },
    },
  },
  look: async ({ db, facts }) => {
    if (facts.instance !== 'live') return { is: 'staging' };
    const emails = demoUsers.map(({ email }) => email);
    const open = await openAccountsOf(db, emails);
    return open.length > 0 ? { is: 'open', values: { n: open.length } } : { is: 'fine' };
  },
});
