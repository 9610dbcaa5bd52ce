export { asReleased } from './as-of.server.ts';
export { releaseCounter } from './counter.server.ts';
export { releaseOperations } from './handlers.server.ts';
export { checkItem } from './release-items.server.ts';
export { performReleases } from './release-job.server.ts';
