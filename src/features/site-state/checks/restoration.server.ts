import { readHeld } from '#features/jobs/index.server.ts';
import { defineCheck } from '../check.server.ts';
import { momentOfCopy } from '../queries/checks.server.ts';

export const restorationCheck = defineCheck({
  name: 'restoration',
  title: { de: 'Wiederherstellung', en: 'Restore' },
  screen: { path: 'backups' },
  states: {
    none: { text: { de: 'Nichts wird zurückgehalten.', en: 'Nothing is held.' } },
    copy: {
      text: {
        de: 'Diese Website ist eine Kopie zum Ausprobieren, nach dem Stand von {at}: Sie verschickt nichts.',
        en: 'This website is a copy for trying things out, as of {at}: it sends nothing.',
      },
    },
    held: {
      text: {
        de: 'Die Website hat den Stand von {at}. Zurückgehalten werden {n} Auftrag und alle Erinnerungen.|Die Website hat den Stand von {at}. Zurückgehalten werden {n} Aufträge und alle Erinnerungen.',
        en: 'The website has the state of {at}. Held are {n} job and all reminders.|The website has the state of {at}. Held are {n} jobs and all reminders.',
      },
      remedy: {
        de: 'Geben Sie bei den Sicherungen frei, was zurückgehalten wird, oder verwerfen Sie es: Manches davon kann schon verschickt sein.',
        en: 'Release what is held at the backups, or discard it: some of it may have been sent already.',
      },
    },
  },
  look: async ({ db }) => {
    const held = await readHeld(db);
    if (held) return { is: 'held', values: { n: held.jobs, at: { at: held.snapshotAt.toISOString() } } };
    const rows = await momentOfCopy(db);
    return rows[0] ? { is: 'copy', values: { at: { at: rows[0].at.toISOString() } } } : { is: 'none' };
  },
});
