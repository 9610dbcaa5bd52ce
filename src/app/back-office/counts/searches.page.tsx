import { staffLoader } from '#features/back-office/index.ts';
import { loadTerms, type TermsData } from '#features/search/terms/back-office/terms.page.tsx';
import type { TermsContract } from '#features/search/terms/contract.ts';

export { TermsPage as Page } from '#features/search/terms/back-office/terms.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<TermsContract, TermsData>(loadTerms);
