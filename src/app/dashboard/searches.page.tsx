import { staffLoader } from '#features/hub/index.ts';
import type { TermsContract } from '#features/search/terms/contract.ts';
import { loadTerms, type TermsData } from '#features/search/terms/dashboard/terms.page.tsx';

export { TermsPage as Page } from '#features/search/terms/dashboard/terms.page.tsx';
export { DashboardFrame as Frame } from './dashboard-frame.tsx';

/** `/cms-hub/searches` */
export const loader = staffLoader<TermsContract, TermsData>(loadTerms);
