import { importCommand } from '#features/import/index.server.ts';

process.exitCode = await importCommand(process.argv.slice(2));
