export { nameTaken } from './server/name-taken.server.ts';
export { resourceOperations } from './server/operations/resource-operations.server.ts';
export { createStoreRegistry, storedIn } from './server/store.server.ts';
