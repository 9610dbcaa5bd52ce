export { AuditDone, auditMoment } from './back-office/audit-entry.tsx';
