// npm run user -- add EMAIL --role admin: makes and changes accounts from the command line; README "Accounts".
import { runServerCommand } from './server-command.mjs';

runServerCommand('user');
