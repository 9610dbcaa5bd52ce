export { castOperations } from './dashboard/cast/suggestions.server.ts';
export { staffProductionOperations } from './dashboard/handlers.server.ts';
export { productionsOperations } from './handlers.server.ts';
