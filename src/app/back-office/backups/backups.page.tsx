import { staffLoader } from '#features/back-office/index.ts';
import { type BackupsPageData, loadBackups } from '#features/backup/back-office/backups.page.tsx';
import type { BackupContract } from '#features/backup/contract.ts';

export { BackupsPage as Page } from '#features/backup/back-office/backups.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<BackupContract, BackupsPageData>(loadBackups);
