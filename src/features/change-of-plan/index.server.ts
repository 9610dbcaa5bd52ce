export { changeOfPlanOperations } from './server/handlers.server.ts';
