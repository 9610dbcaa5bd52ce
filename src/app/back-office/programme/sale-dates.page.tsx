import { staffLoader } from '#features/back-office/index.ts';
import { loadSaleDates, type SaleDatesData } from '#features/sale-dates/back-office/sale-dates.page.tsx';
import type { SaleDateContract } from '#features/sale-dates/contract.ts';

export { SaleDatesPage as Page } from '#features/sale-dates/back-office/sale-dates.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/sale-dates?ids=1,2` */
export const loader = staffLoader<SaleDateContract, SaleDatesData>(loadSaleDates);
