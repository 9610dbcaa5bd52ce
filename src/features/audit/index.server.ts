export { type AuditedRecords, auditOperations } from './handlers.server.ts';
