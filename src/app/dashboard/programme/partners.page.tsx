import { staffLoader } from '#features/hub/index.ts';
import type { PartnerContract } from '#features/programme/dashboard/partners/contract.ts';
import { loadPartners, type PartnersData } from '#features/programme/dashboard/partners/partners.page.tsx';

export { PartnersPage as Page } from '#features/programme/dashboard/partners/partners.page.tsx';
export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/partners` */
export const loader = staffLoader<PartnerContract, PartnersData>(loadPartners);
