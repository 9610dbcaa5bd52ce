import { staffLoader } from '#features/back-office/index.ts';
import { loadProgrammePrint, type ProgrammePrintData } from '#features/exports/back-office/programme-print.page.tsx';
import type { ProgrammePrintContract } from '#features/exports/print/contract.ts';

export { ProgrammePrintPage as Page } from '#features/exports/back-office/programme-print.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<ProgrammePrintContract, ProgrammePrintData>(loadProgrammePrint);
