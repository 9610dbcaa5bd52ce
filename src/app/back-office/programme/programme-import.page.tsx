import { staffLoader } from '#features/back-office/index.ts';
import type { ProgrammeImportContract } from '#features/import/back-office/contract.ts';

export { ProgrammeImportPage as Page } from '#features/import/back-office/screen/programme-import.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<ProgrammeImportContract, object>(async () => ({}));
