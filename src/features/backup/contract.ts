import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { refusalCodes } from './refusals.ts';

const backupSchema = z.object({
  name: z.string(),
  kind: z.enum(['daily', 'manual', 'upgrade', 'restore_point']),
  /** The moment whose state it has: ISO 8601 with Berlin's offset. */
  at: z.string(),
  rows: z.int(),
  files: z.int(),
  /** Of the rows as they are stored; files are stored once for all backups. */
  bytes: z.int(),
  version: z.string(),
  is_encrypted: z.boolean(),
  /** Of a newer program, or with a key that is not here. */
  is_restorable: z.boolean(),
});
export type BackupRow = z.output<typeof backupSchema>;

/** Why it had no effect, in the reader's language. */
const refusedSchema = z.object({ code: z.enum(refusalCodes), text: z.string() });

const backupsSchema = z.object({
  backups: z.array(backupSchema),
  /** From which hour on one is made each day; null: none by itself. */
  hour: z.int().nullable(),
  progress: z
    .object({ what: z.enum(['backup', 'restore']), name: z.string(), step: z.string(), share: z.number().nullable(), failed: refusedSchema.nullable() })
    .nullable(),
  /** What a restored backup has left to be sent. */
  held: z.object({ jobs: z.int(), snapshot_at: z.string() }).nullable(),
});
export type BackupsData = z.output<typeof backupsSchema>;

const administrators = { access: 'admin', personal: true } as const;
const proof_needed = {
  status: 403,
  text: {
    de: 'Bitte bestätigen Sie zuerst, dass Sie es sind: Ihre letzte Bestätigung ist länger als zehn Minuten her.',
    en: 'Please confirm first that it is you: your last confirmation was more than ten minutes ago.',
  },
} as const;
const not_built = {
  status: 409,
  text: {
    de: 'Das geht nur auf der gebauten Website. Bitte rufen Sie auf dem Server den Befehl auf: npm run backup oder npm run restore.',
    en: 'This needs the built website. Please call the command on the server: npm run backup or npm run restore.',
  },
} as const;
const under_way = {
  status: 409,
  text: {
    de: 'Es wird gerade gesichert oder wiederhergestellt. Bitte warten Sie, bis das fertig ist.',
    en: 'A backup is being made or restored. Please wait until that is done.',
  },
} as const;
const no_backup = {
  status: 404,
  text: { de: 'Diese Sicherung gibt es nicht mehr. Bitte laden Sie die Seite neu.', en: 'This backup is not there any more. Please reload the page.' },
} as const;

/** Backups of the site, for who administers it; made and restored by processes of their own. */
export const backupContract = {
  backups: endpoint({
    ...administrators,
    method: 'GET',
    path: '/api/cms-backups/',
    summary: 'The backups that there are, the newest first, how far one is that is being made or restored, and what a restored one has left to be sent.',
    output: backupsSchema,
  }),
  makeBackup: endpoint({
    ...administrators,
    write: 'create',
    method: 'POST',
    path: '/api/cms-backups/make/',
    summary: 'Begins to make a backup; the list tells how far it is.',
    output: z.void(),
    errors: { not_built, under_way },
  }),
  restoreBackup: endpoint({
    ...administrators,
    write: 'create',
    method: 'POST',
    path: '/api/cms-backups/restore/',
    summary: 'Begins to restore a backup. What is there becomes a restore point, which leads back; everybody has to sign in again.',
    body: z.object({
      name: z
        .string()
        .max(80)
        .regex(/^[\w-]+$/),
    }),
    output: z.void(),
    errors: { proof_needed, not_built, under_way, no_backup },
  }),
  endHeldJobs: endpoint({
    ...administrators,
    write: 'create',
    method: 'POST',
    path: '/api/cms-backups/held-jobs/',
    summary: 'Does what a restored backup has left to be done, or discards it, which cannot be undone. Answers how many jobs.',
    body: z.object({ how: z.enum(['release', 'discard']) }),
    output: z.object({ jobs: z.int() }),
    errors: { proof_needed },
  }),
};
export type BackupContract = typeof backupContract;
