import type { Check } from '../check.server.ts';
import { backupCheck } from './backup.server.ts';
import { baseUrlCheck } from './base-url.server.ts';
import { boxOfficeCheck } from './box-office.server.ts';
import { certificateCheck } from './certificate.server.ts';
import { clockCheck } from './clock.server.ts';
import { databaseCheck } from './database.server.ts';
import { demoAccountsCheck } from './demo-accounts.server.ts';
import { diskCheck } from './disk.server.ts';
import { jobsCheck } from './jobs.server.ts';
import { mailCheck } from './mail.server.ts';
import { notFoundCheck } from './not-found.server.ts';
import { policyReportsCheck } from './policy-reports.server.ts';
import { proxiesCheck } from './proxies.server.ts';
import { purgeHookCheck } from './purge-hook.server.ts';
import { restorationCheck } from './restoration.server.ts';
import { searchWriterCheck } from './search-writer.server.ts';
import { versionsCheck } from './versions.server.ts';

/** Every check of the site's state, in the order in which those alike are shown; each file of this folder is one. */
export const checks: readonly Check[] = [
  boxOfficeCheck,
  mailCheck,
  jobsCheck,
  restorationCheck,
  backupCheck,
  databaseCheck(),
  diskCheck(),
  certificateCheck(),
  baseUrlCheck,
  proxiesCheck,
  demoAccountsCheck,
  searchWriterCheck,
  purgeHookCheck,
  clockCheck(),
  versionsCheck(),
  notFoundCheck,
  policyReportsCheck,
];
