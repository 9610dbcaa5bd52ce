export type { FormDefinition } from './contract.ts';
export { FormApp } from './visitor/form-app.tsx';
export { FormInBlock } from './visitor/form-in-block.tsx';
