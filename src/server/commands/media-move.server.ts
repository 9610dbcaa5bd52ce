import { moveMediaCommand } from '#features/media/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(moveMediaCommand);
