export { TypesInput } from './types-input.tsx';
