export { castOperations } from './back-office/cast/suggestions.server.ts';
export { staffProductionOperations } from './back-office/handlers.server.ts';
export { productionsOperations } from './handlers.server.ts';
