// npm run move-database: moves the database between the embedded server and another; docs/running.md.
import { runServerCommand } from '../server-command.mjs';

runServerCommand('move-database');
