// npm run migrate: brings the database to the newest schema before the site is started; --check says what that would run.
import { runServerCommand } from './server-command.mjs';

runServerCommand('migrate');
