import { staffLoader } from '#features/hub/index.ts';
import { loadPartner, type PartnerContracts, type PartnerData } from '#features/programme/dashboard/partners/partner.page.tsx';

export { PartnerPage as Page } from '#features/programme/dashboard/partners/partner.page.tsx';
export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/partners/12`, `/cms-hub/partners/new` */
export const loader = staffLoader<PartnerContracts, PartnerData>(loadPartner);
