import { staffLoader } from '#features/back-office/index.ts';
import type { RunContract } from '#features/programme/back-office/run-builder/contract.ts';
import { loadRun, type RunData } from '#features/programme/back-office/run-builder/screen/run.page.tsx';

export { RunPage as Page } from '#features/programme/back-office/run-builder/screen/run.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/productions/12/dates` */
export const loader = staffLoader<RunContract, RunData>(loadRun);
