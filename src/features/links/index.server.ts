export { linkOperations } from './handlers.server.ts';
export { type ResolvedAddress, resolveAddresses } from './targets/resolve-addresses.server.ts';
