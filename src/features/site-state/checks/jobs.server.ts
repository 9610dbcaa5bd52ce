import { listJobs } from '#features/jobs/index.server.ts';
import { defineCheck } from '../check.server.ts';
import { maxLate } from '../limits.ts';
import { isMailJob } from './mail.server.ts';

export const jobsCheck = defineCheck({
  name: 'jobs',
  title: { de: 'Aufträge', en: 'Jobs' },
  screen: { path: 'jobs' },
  states: {
    fine: { text: { de: 'Alles Fällige ist erledigt.', en: 'All that was due is done.' } },
    late: {
      text: {
        de: '{n} Auftrag ist überfällig, seit {at}.|{n} Aufträge sind überfällig, der älteste seit {at}.',
        en: '{n} job is overdue since {at}.|{n} jobs are overdue, the oldest since {at}.',
      },
      remedy: {
        de: 'Sehen Sie in das Protokoll des Servers. Läuft er, aber die Zahl sinkt nicht, starten Sie ihn neu: Es geht nichts verloren.',
        en: 'Look into the server’s log. If it runs and the number does not fall, restart it: nothing is lost.',
      },
    },
    failing: {
      text: {
        de: '{n} Auftrag wurde aufgegeben: {reason}|{n} Aufträge wurden aufgegeben, zuletzt: {reason}',
        en: '{n} job was given up: {reason}|{n} jobs were given up, the latest: {reason}',
      },
      remedy: {
        de: 'Beheben Sie den Grund, und lassen Sie es bei den Aufträgen noch einmal versuchen, oder verwerfen Sie sie dort.',
        en: 'Mend the reason and have it tried again at the jobs, or discard them there.',
      },
    },
  },
  look: async ({ db, now }) => {
    const jobs = await listJobs(db);
    const due = jobs.flatMap(({ oldestDue, waiting }) => (oldestDue && now.getTime() - oldestDue.getTime() > maxLate ? [{ at: oldestDue, n: waiting }] : []));
    const [oldest] = due.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    if (oldest) return { is: 'late', values: { n: due.reduce((sum, { n }) => sum + n, 0), at: { at: oldest.at.toISOString() } } };
    const given = jobs.filter(({ kind, givenUp }) => givenUp > 0 && !isMailJob(kind));
    if (given.length === 0) return { is: 'fine' };
    return { is: 'failing', values: { n: given.reduce((sum, { givenUp }) => sum + givenUp, 0), reason: given[0]?.reason ?? '–' } };
  },
});
