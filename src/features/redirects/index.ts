export type { RedirectContract } from './contract.ts';
export { readablePath } from './path.ts';
