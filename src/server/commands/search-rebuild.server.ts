import { rebuildSearchCommand } from '#features/search/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(rebuildSearchCommand);
