// npm run jobs: names the jobs that were given up, and puts them back; docs/running.md.
import { runServerCommand } from './server-command.mjs';

runServerCommand('jobs');
