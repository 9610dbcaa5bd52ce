export { jobsCommand } from './cli.server.ts';
export { HopelessJob, Jobs, jobKind, jobService, RefusedRecipient } from './jobs.server.ts';
export { countRefused, listJobs } from './queue.server.ts';
