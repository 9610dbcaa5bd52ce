export { jobsCommand } from './cli.server.ts';
export { isHeld, readHeld, releaseHeldJobs } from './held.server.ts';
export { HopelessJob, Jobs, jobKind, jobService, RefusedRecipient } from './jobs.server.ts';
export { countRefused, deadQueue, type JobCounts, listJobs, type NamedJob, openQueue, queue, readJobs, removeGivenUpTo, removeJobs } from './queue.server.ts';
