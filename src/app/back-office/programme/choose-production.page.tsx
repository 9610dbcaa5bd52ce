import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { loadProductionChoice } from '#features/programme/back-office/run-builder/screen/choose-production.page.tsx';

export { ProductionChoicePage as Page } from '#features/programme/back-office/run-builder/screen/choose-production.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/dates` */
export const loader = staffLoader<Contract, object>(loadProductionChoice);
