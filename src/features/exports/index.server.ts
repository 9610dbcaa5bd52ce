export { programmePrintOperations } from './print/handlers.server.ts';
export { printRoutes } from './print-page/print-routes.server.ts';
export { exportAccessOperations } from './receivers/handlers.server.ts';
export { receiverRoutes } from './receivers/receiver-routes.server.ts';
