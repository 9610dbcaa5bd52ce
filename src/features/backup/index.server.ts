export { readKeyFile } from './archive/key-file.server.ts';
export { readBackupFacts } from './backup-facts.server.ts';
export { backupCommand } from './cli/backup-command.server.ts';
export { minKeyLength } from './limits.ts';
export { backUpBeforeUpgrade, watchBackups } from './schedule.server.ts';
