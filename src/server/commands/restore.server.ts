import { restoreCommand } from '#features/backup/index.server.ts';
import { runCommand } from './command.server.ts';
import { trySite } from './try-site.server.ts';

await runCommand((args, config) => restoreCommand(args, config, (target) => trySite({ ...config, dataDir: target.dataDir, databaseUrl: target.databaseUrl })));
