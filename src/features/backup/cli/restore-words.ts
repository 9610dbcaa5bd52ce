import type { RestoreStep } from '../restore/restore-backup.server.ts';

export const words: Record<RestoreStep, string> = {
  verify: 'Reading and comparing the backup',
  load: 'Filling the database',
  files: 'Comparing and copying files',
  try: 'Trying the site',
  replace: 'Saving what is there, and replacing',
};
