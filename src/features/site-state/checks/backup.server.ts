import { defineCheck } from '../check.server.ts';
import { maxBackupAge } from '../limits.ts';

export const backupCheck = defineCheck({
  name: 'backup',
  title: { de: 'Sicherung', en: 'Backup' },
  states: {
    fine: { text: { de: 'Die letzte Sicherung ist von {at}.', en: 'The last backup is of {at}.' } },
    new: { text: { de: 'Die erste Sicherung steht noch aus.', en: 'The first backup is yet to come.' } },
    off: {
      text: {
        de: 'Von selbst wird nichts gesichert: BACKUP_HOUR ist ausgeschaltet.',
        en: 'Nothing is backed up by itself: BACKUP_HOUR is off.',
      },
    },
    old: {
      text: { de: 'Die letzte Sicherung ist von {at}.', en: 'The last backup is of {at}.' },
      remedy: {
        de: 'Rufen Sie auf dem Server „npm run backup“ auf: Es sagt, was fehlt.',
        en: 'Call “npm run backup” on the server: it says what is wrong.',
      },
    },
    missing: {
      text: { de: 'Es gibt keine Sicherung.', en: 'There is no backup.' },
      remedy: {
        de: 'Rufen Sie auf dem Server „npm run backup“ auf: Es sagt, was fehlt.',
        en: 'Call “npm run backup” on the server: it says what is wrong.',
      },
    },
    failed: {
      text: { de: 'Die Sicherung von {at} ist gescheitert: {reason}', en: 'The backup of {at} has failed: {reason}' },
      remedy: {
        de: 'Beheben Sie den Grund, und rufen Sie auf dem Server „npm run backup“ auf.',
        en: 'Mend the reason, and call “npm run backup” on the server.',
      },
    },
  },
  look: async ({ now, facts }) => {
    const backups = await facts.backups();
    if (!backups) return { is: 'off' };
    const { latest, failure, startedAt } = backups;
    if (failure) return { is: 'failed', values: { at: { at: failure.at.toISOString() }, reason: failure.reason } };
    if (now.getTime() - (latest ?? startedAt).getTime() <= maxBackupAge) {
      return latest ? { is: 'fine', values: { at: { at: latest.toISOString() } } } : { is: 'new' };
    }
    return latest ? { is: 'old', values: { at: { at: latest.toISOString() } } } : { is: 'missing' };
  },
});
