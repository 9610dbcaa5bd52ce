export { checkItem } from './release-items.server.ts';
export { performReleases } from './release-job.server.ts';
