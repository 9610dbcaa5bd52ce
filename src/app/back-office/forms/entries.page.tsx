import { staffLoader } from '#features/back-office/index.ts';
import { type EntriesData, loadEntries } from '#features/forms/entries/back-office/entries.page.tsx';
import type { EntriesContract } from '#features/forms/entries/contract.ts';

export { EntriesPage as Page } from '#features/forms/entries/back-office/entries.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/forms/3/entries` */
export const loader = staffLoader<EntriesContract, EntriesData>(loadEntries);
