export { externalForms } from './external-form.server.ts';
export { consentOperations, sharedDomainService } from './handlers.server.ts';
export { type PolicyHosts, policyHosts } from './policy-hosts.server.ts';
