export { changeMarkOperations } from './change-marks/handlers.server.ts';
export { savedViewOperations } from './saved-views/handlers.server.ts';
