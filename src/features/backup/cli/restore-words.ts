import type { RestoreStep } from '../restore/restore-backup.server.ts';

/** What a terminal is told of each step. */
export const words: Record<RestoreStep, string> = {
  verify: 'Reading and comparing the backup',
  load: 'Filling the database',
  files: 'Comparing and copying files',
  try: 'Trying the site',
  replace: 'Saving what is there, and replacing',
};
