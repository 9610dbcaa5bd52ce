/** On the disk, or in this account's quota. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || (error.cause !== undefined && isDiskFull(error.cause)));
