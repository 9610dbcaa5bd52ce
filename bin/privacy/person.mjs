// npm run person: all that is stored of somebody, to be had and to be deleted; docs/privacy/record.md.
import { runServerCommand } from '../server-command.mjs';

runServerCommand('person');
