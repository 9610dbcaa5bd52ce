/** Whether a file could not be written for want of room: on the disk, or of this account's share of it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || (error.cause !== undefined && isDiskFull(error.cause)));
