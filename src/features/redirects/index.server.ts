export { isReservedPath } from './covered-path.server.ts';
export { redirectOperations } from './handlers.server.ts';
export { redirectMaxAge } from './limits.ts';
export { headerPath, normalisePath } from './path.ts';
export { freePaths } from './queries.server.ts';
export { RedirectCounter, redirectCounterService } from './redirect-counter.server.ts';
export { redirectOf, redirectRules, saveRedirect } from './rules.server.ts';
