export { jobsCommand } from './cli.server.ts';

export { isHeld, releaseHeldJobs } from './held.server.ts';
export { HopelessJob, Jobs, jobKind, jobService, RefusedRecipient } from './jobs.server.ts';
export { countRefused, deadQueue, type JobCounts, listJobs, type NamedJob, queue, readHeld, readJobs, removeGivenUpTo, removeJobs } from './queries.server.ts';
export { openQueue } from './queue.server.ts';
