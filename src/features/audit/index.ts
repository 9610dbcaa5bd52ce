// For the screens of staff alone.
export { AuditDone, auditMoment } from './back-office/audit-entry.tsx';
