export { ownedInput } from './owned-fields/owned-input.tsx';
