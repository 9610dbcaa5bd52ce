import type pg from 'pg';
import type { MoveUp } from '#db/embedded/upgrade/upgrade-cluster.server.ts';
import { BackupError } from '../backup-error.ts';
import { type BackupConfig, backupSiteOf } from '../cli/site-of.server.ts';
import { type MadeBackup, makeBackup } from '../make-backup.server.ts';
import type { RestoreOrder } from '../restore/restore-backup.server.ts';
import { fillFrom } from './fill-from.server.ts';

const madeBy = 'upgrade';

/** Moves an embedded database to another major version of PostgreSQL by a backup, which stays. */
export const moveUpBy =
  (config: BackupConfig, trySite: RestoreOrder['trySite']) =>
  (address: pg.ClientConfig): MoveUp => {
    const site = backupSiteOf(config, address);
    let made: MadeBackup | null = null;
    return {
      save: async () => {
        made = await makeBackup(site, { kind: 'upgrade', madeBy });
      },
      load: async () => {
        if (!made) throw new BackupError('Nothing was saved.');
        await fillFrom(made, site, { madeBy, trySite });
      },
    };
  };
