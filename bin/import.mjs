// npm run import -- FILE …: reads a programme into the database; docs/import.md.
import { runServerCommand } from './server-command.mjs';

runServerCommand('import');
