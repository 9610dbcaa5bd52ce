import type { PersonalTable } from './personal-table.ts';
import { tablesOfStaff } from './tables-of-staff.ts';
import { tablesOfVisitors } from './tables-of-visitors.ts';

/** Every table with something of a person; docs/privacy/record.md is made of this, and tests compare it with the database. */
export const personalTables: Readonly<Record<string, PersonalTable>> = { ...tablesOfVisitors, ...tablesOfStaff };

export const personalFiles: readonly { what: string; where: string; why: string; until: string }[] = [
  {
    what: 'Mails that wait, or that no server took',
    where: 'queue of jobs (schema `jobs`)',
    why: 'Sending them.',
    until: 'About 12 hours until they are given up, then 30 days.',
  },
  {
    what: 'Mails, where no mail server is set',
    where: '`DATA_DIR/outbox`',
    why: 'Reading them without a mail server.',
    until: 'Those of forms with their entry; others until whoever looks after the machine deletes them.',
  },
  { what: 'Files of forms', where: '`DATA_DIR/forms`, or `forms/…` of the object store', why: 'As the table form_file.', until: 'With the entry.' },
  {
    what: 'Pictures and documents of the media library',
    where: '`DATA_DIR/media` or the object store',
    why: 'The house’s own content.',
    until: 'Until staff delete them.',
  },
  {
    what: 'Backups',
    where: '`BACKUP_DIR`',
    why: 'Bringing back a site.',
    until:
      '14 daily ones and 8 weekly; of those made by hand the last 10, before upgrades and restores the last 3 each, however old they are. Whoever was deleted since is deleted again by a restore.',
  },
  {
    what: 'Log',
    where: 'standard output',
    why: 'Finding faults.',
    until: 'As the machine keeps it. No addresses of visitors, no query strings; numbers of accounts in failures.',
  },
  { what: 'Tickets and orders', where: 'the box office', why: 'A contract with it, not with the site.', until: 'As it says.' },
];
