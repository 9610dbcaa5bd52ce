export { type AuditedRecords, type AuditReader, auditOperations, auditReader } from './handlers.server.ts';
