import { userCommand } from '#features/account/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(userCommand);
