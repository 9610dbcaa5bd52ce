// npm run search:rebuild: writes anew what is searched, with progress; docs/running.md.
import { runServerCommand } from '../server-command.mjs';

runServerCommand('search-rebuild');
