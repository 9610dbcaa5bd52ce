import { createHmac } from 'node:crypto';
import { service } from '#api/service.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import type { FormFiles } from './files/form-files.server.ts';

export type Forms = {
  jobs: Jobs;
  /** Signs beginnings and proofs, and marks whose a file is. */
  secret: string;
  files: FormFiles;
};

export const formService = service<Forms>('forms');

/** The key that forms have of their own, of the site's. */
export const formSecret = (secret: string): string => createHmac('sha256', secret).update('forms').digest('base64url');
