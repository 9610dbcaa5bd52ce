// For the screens of staff alone.
export { TypesInput } from './types-input.tsx';
