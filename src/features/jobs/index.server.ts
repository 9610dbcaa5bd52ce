export { jobsCommand } from './cli.server.ts';
export { HopelessJob, Jobs, jobKind, jobService } from './jobs.server.ts';
export { listJobs } from './queue.server.ts';
