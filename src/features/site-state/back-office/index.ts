export { OperationPart } from './operation-part.tsx';
