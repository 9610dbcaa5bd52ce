export type { Consent, ConsentContract } from './contract.ts';
export { ConsentNote } from './placeholder/consent-note.tsx';
