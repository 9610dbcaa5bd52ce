export { auditedRecords } from './server/audited-records.server.ts';
export { newBatch } from './server/batch/batch.server.ts';
export { countRows } from './server/count-rows.server.ts';
export { chooseLabel } from './server/labels.server.ts';
export { hasWord } from './server/listing/words.server.ts';
export { nameTaken } from './server/name-taken.server.ts';
export { resourceOperations } from './server/operations/resource-operations.server.ts';
export { createStoreRegistry, storedIn } from './server/store.server.ts';
export { setWriteContext } from './server/write-context.server.ts';
