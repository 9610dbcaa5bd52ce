import { backupCommand } from '#features/backup/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(backupCommand);
