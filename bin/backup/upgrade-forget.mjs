// npm run upgrade:forget: removes what a move to a newer PostgreSQL has left; docs/running.md.
import { runServerCommand } from '../server-command.mjs';

runServerCommand('upgrade-forget');
