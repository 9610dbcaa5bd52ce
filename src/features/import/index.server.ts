export { programmeImportOperations } from './back-office/server/handlers.server.ts';
export { importCommand } from './command/cli.server.ts';
export { forgetAct } from './store/imported-records.server.ts';
