import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { service } from '#api/service.server.ts';

/** Where backups of this site are, and how its commands are run in processes of their own, which outlive ours. */
export type Backups = {
  folder: string;
  key: string | null;
  hour: number | null;
  /** Null: the commands have not been built, as in development. */
  run: ((command: 'backup' | 'restore', args: readonly string[]) => void) | null;
};

type Where = { dataDir: string; backup?: Pick<Backups, 'folder' | 'key' | 'hour'> };

/** `commands`: the folder in which they are built; null: nobody runs them. */
export function openBackups({ dataDir, backup }: Where, commands: string | null): Backups {
  const { folder, key, hour } = backup ?? { folder: join(dataDir, 'backups'), key: null, hour: null };
  return { folder, key, hour, run: commands === null ? null : commandsIn(commands) };
}

export const backupService = service<Backups>('backups');

/** Runs the commands that are built in `folder`; null where there are none. A restore ends the process that serves, so that it cannot be done in it. */
function commandsIn(folder: string): Backups['run'] {
  if (!existsSync(join(folder, 'restore.js'))) return null;
  return (command, args) => {
    const flags = process.execArgv.filter((flag) => flag.startsWith('--disable-proto'));
    spawn(process.execPath, [...flags, join(folder, `${command}.js`), ...args], { detached: true, stdio: 'ignore' }).unref();
  };
}
