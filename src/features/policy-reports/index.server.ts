export { policyReportCounter } from './server/counter.server.ts';
export { policyReportOperations } from './server/handlers.server.ts';
export { policyReportRoutes } from './server/report-routes.server.ts';
