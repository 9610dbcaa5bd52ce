import { moveDatabaseCommand } from '#features/backup/index.server.ts';
import { runningAddress } from '../http/running-address.server.ts';
import { runCommand } from './command.server.ts';
import { trySite } from './try-site.server.ts';

await runCommand((args, config) =>
  moveDatabaseCommand(args, config, {
    trySite: (target) => trySite({ ...config, dataDir: target.dataDir, databaseUrl: target.databaseUrl }),
    running: runningAddress(config.dataDir),
  }),
);
