// For the screens of staff alone.
export { OperationPart } from './operation-part.tsx';
