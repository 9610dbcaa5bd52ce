export type { FormDefinition } from './contract.ts';
