export { auditOperations } from './handlers.server.ts';
