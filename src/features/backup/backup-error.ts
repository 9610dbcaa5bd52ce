import type { Refusal } from './refusals.ts';

/** What keeps a backup from being made or restored, in words for who runs the site, and as a value for the back office. */
export class BackupError extends Error {
  readonly refusal: Refusal;

  constructor(message: string, { refusal = { code: 'other', about: message }, ...options }: ErrorOptions & { refusal?: Refusal } = {}) {
    super(message, options);
    this.refusal = refusal;
  }
}

export const refusalOf = (error: unknown): Refusal =>
  error instanceof BackupError ? error.refusal : { code: 'other', about: error instanceof Error ? error.message : String(error) };

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function toBackupError(error: unknown, folder: string): BackupError {
  if (error instanceof BackupError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (fullDisk.has(code))
    return new BackupError(`The disk of ${folder} is full: nothing was stored. Make room there, or name another folder with BACKUP_DIR.`, {
      ...{ cause: error, refusal: { code: 'disk_full', about: folder } },
    });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(`${folder} cannot be written (${code}). Give it to the account of the site, or name another folder with BACKUP_DIR.`, {
      ...{ cause: error, refusal: { code: 'not_writable', about: folder } },
    });
  return new BackupError(message, { cause: error });
}
