import { staffLoader } from '#features/back-office/index.ts';
import { type EntryData, loadEntry } from '#features/forms/entries/back-office/entry.page.tsx';
import type { EntriesContract } from '#features/forms/entries/contract.ts';

export { EntryPage as Page } from '#features/forms/entries/back-office/entry.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/forms/3/entries/12` */
export const loader = staffLoader<EntriesContract, EntryData>(loadEntry);
