export type { FormDefinition } from './contract.ts';
export { AtAddress } from './visitor/at-address.tsx';
export { FormApp } from './visitor/form-app.tsx';
export { FormInBlock } from './visitor/form-in-block.tsx';
