export { alertScript } from './closed-alert.ts';
export type { Alert, AlertsContract } from './contract.ts';
export { TopAlert } from './top-alert.tsx';
