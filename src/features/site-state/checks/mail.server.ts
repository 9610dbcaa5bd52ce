import { countRefused, listJobs } from '#features/jobs/index.server.ts';
import { defineCheck } from '../check.server.ts';
import { maxLate, maxRefusedRecipients } from '../limits.ts';

export const isMailJob = (kind: string): boolean => kind === 'mail' || kind.endsWith('-mail') || kind === 'form-delivery';

export const mailCheck = defineCheck({
  name: 'mail',
  title: { de: 'Mails', en: 'Mails' },
  screen: { path: 'jobs' },
  states: {
    fine: { text: { de: 'Mails gehen hinaus.', en: 'Mails are being sent.' } },
    folder: {
      text: { de: 'Mails werden Dateien in einem Ordner, wie es zu einer Testinstanz passt.', en: 'Mails become files in a folder, as suits a staging site.' },
    },
    nowhere: {
      text: { de: 'Mails erreichen niemanden: Sie werden Dateien im Ordner „outbox“.', en: 'Mails reach nobody: they become files in the folder ‘outbox’.' },
      remedy: {
        de: 'Tragen Sie in SMTP_URL den Mailserver des Hauses ein, und starten Sie neu. Bis dahin bekommt niemand eine Bestätigung.',
        en: 'Set SMTP_URL to the venue’s mail server and restart. Until then nobody receives a confirmation.',
      },
    },
    stuck: {
      text: {
        de: '{n} Mail geht nicht hinaus. Letzte Fehlermeldung: {reason}|{n} Mails gehen nicht hinaus. Letzte Fehlermeldung: {reason}',
        en: '{n} mail is not leaving. Last refusal: {reason}|{n} mails are not leaving. Last refusal: {reason}',
      },
      remedy: {
        de: 'Prüfen Sie den Mailserver und SMTP_URL. Die Mails gehen von selbst hinaus, sobald er sie annimmt.',
        en: 'Look at the mail server and SMTP_URL. The mails leave by themselves as soon as it takes them.',
      },
    },
    given_up: {
      text: {
        de: '{n} Mail konnte nicht zugestellt werden. Letzte Fehlermeldung: {reason}|{n} Mails konnten nicht zugestellt werden. Letzte Fehlermeldung: {reason}',
        en: '{n} mail could not be delivered. Last refusal: {reason}|{n} mails could not be delivered. Last refusal: {reason}',
      },
      remedy: {
        de: 'Sehen Sie nach, warum, und lassen Sie es bei den Aufträgen noch einmal versuchen, oder verwerfen Sie sie dort.',
        en: 'See why, and have it tried again at the jobs, or discard them there.',
      },
    },
  },
  look: async ({ db, now, facts }) => {
    const before = new Date(now.getTime() - maxLate / 3);
    const after = facts.mailLeft() ?? new Date(now.getTime() - 86_400_000);
    const [jobs, kinds] = await Promise.all([listJobs(db), countRefused(db, { after, before })]);
    const reason = jobs.find((one) => isMailJob(one.kind) && one.reason)?.reason ?? '–';
    const sum = (of: 'refused' | 'recipients' | 'others') => kinds.reduce((n, one) => n + (isMailJob(one.kind) ? one[of] : 0), 0);
    const stuck = sum('refused');
    // An address with a typing error is nothing that the server does wrong; where it takes none at all, it is.
    const givenUp = sum('others') + (sum('recipients') >= maxRefusedRecipients ? sum('recipients') : 0);
    if (stuck > 0) return { is: 'stuck', values: { n: stuck, reason } };
    if (givenUp > 0) return { is: 'given_up', values: { n: givenUp, reason } };
    if (facts.isMailSent) return { is: 'fine' };
    return { is: facts.instance === 'live' ? 'nowhere' : 'folder' };
  },
});
