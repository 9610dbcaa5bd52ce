// For the screens of staff alone: fields of a form that an import owns.
export { ownedInput } from './owned-fields/owned-input.tsx';
