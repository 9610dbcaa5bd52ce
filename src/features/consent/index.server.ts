export { consentOperations, sharedDomainService } from './handlers.server.ts';
