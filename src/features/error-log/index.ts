export type { ErrorLogContract } from './contract.ts';
export { reportFailedCall } from './report-failed-call.ts';
