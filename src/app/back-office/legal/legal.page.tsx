import { staffLoader } from '#features/back-office/index.ts';
import { type LegalData, loadLegal } from '#features/cms/back-office/legal/legal.page.tsx';
import type { PageContracts } from '#features/cms/back-office/pages.page.tsx';

export { LegalPage as Page } from '#features/cms/back-office/legal/legal.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<PageContracts, LegalData>(loadLegal);
