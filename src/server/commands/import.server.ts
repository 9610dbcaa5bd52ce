import { importCommand } from '#features/import/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(importCommand);
