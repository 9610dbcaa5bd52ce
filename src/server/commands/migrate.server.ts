import { migrateCommand } from '#db/cli/migrate-command.server.ts';
import { backUpBeforeUpgrade } from '#features/backup/index.server.ts';
import { runCommand } from './command.server.ts';

await runCommand((args, config) => migrateCommand(args, config, (address, say) => backUpBeforeUpgrade(config, address, say)));
