export { jobsCommand } from './cli.server.ts';
export { isHeld, readHeld, releaseHeldJobs } from './held.server.ts';
export { HopelessJob, Jobs, jobKind, jobService, RefusedRecipient } from './jobs.server.ts';
export { countRefused, type JobCounts, listJobs, type NamedJob, readJobs, removeJobs } from './queue.server.ts';
