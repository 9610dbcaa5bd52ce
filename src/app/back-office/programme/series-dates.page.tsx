import { staffLoader } from '#features/back-office/index.ts';
import type { SeriesGridContract } from '#features/series/back-office/contract.ts';
import { loadSeriesGrid, type SeriesGridData } from '#features/series/back-office/series-grid.page.tsx';

export { SeriesGridPage as Page } from '#features/series/back-office/series-grid.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/series/dates?from=2027-01-01&to=2027-03-31` */
export const loader = staffLoader<SeriesGridContract, SeriesGridData>(loadSeriesGrid);
