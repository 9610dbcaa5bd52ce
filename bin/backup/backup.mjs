// npm run backup: backs up database and files; docs/running.md.
import { runServerCommand } from '../server-command.mjs';

runServerCommand('backup');
