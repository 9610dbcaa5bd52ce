import { staffLoader } from '#features/back-office/index.ts';
import { loadOpening } from '#features/opening/back-office/opening.page.tsx';
import type { Opening, OpeningContract } from '#features/opening/contract.ts';

export { OpeningPage as Page } from '#features/opening/back-office/opening.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<OpeningContract, Opening>(loadOpening);
