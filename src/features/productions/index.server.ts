export { castGridOperations } from './back-office/cast/by-date/handlers.server.ts';
export { castOperations } from './back-office/cast/suggestions.server.ts';
export { staffProductionOperations } from './back-office/handlers.server.ts';
export { inheritanceOperations } from './back-office/inheritance/handlers.server.ts';
export { productionsOperations } from './handlers.server.ts';
