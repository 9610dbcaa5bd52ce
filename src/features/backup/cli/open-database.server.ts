import { type OpenDatabase, openDatabase } from '#db/database.server.ts';
import { backUpBeforeUpgrade } from '../schedule.server.ts';
import type { BackupConfig } from './site-of.server.ts';

/** The database of the site, for a command; of an older one a backup is made before it is brought up to date. */
export const openBackupDatabase = (config: BackupConfig, say: (line: string) => void): Promise<OpenDatabase> =>
  openDatabase({
    dataDir: config.dataDir,
    url: config.databaseUrl,
    poolSize: 2,
    say,
    beforeUpgrade: (address) => backUpBeforeUpgrade(config, address, say),
  });
