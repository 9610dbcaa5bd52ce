export { asTemplate } from './as-template.ts';
export { webshopRoutes } from './handlers.server.ts';
