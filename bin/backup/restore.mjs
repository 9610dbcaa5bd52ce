// npm run restore: restores a backup; docs/running.md.
import { runServerCommand } from '../server-command.mjs';

runServerCommand('restore');
