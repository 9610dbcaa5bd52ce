export type { RedirectContract } from './contract.ts';
