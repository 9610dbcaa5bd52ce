import { jobsCommand } from '#features/jobs/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(jobsCommand);
