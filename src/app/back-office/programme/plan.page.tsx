import { staffLoader } from '#features/back-office/index.ts';
import { loadPlan, type PlanData } from '#features/change-of-plan/back-office/plan.page.tsx';
import type { ChangeOfPlanContract } from '#features/change-of-plan/contract.ts';

export { PlanPage as Page } from '#features/change-of-plan/back-office/plan.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/change?ids=1,2`, `/cms-hub/events/12/change`, `/cms-hub/productions/3/change` */
export const loader = staffLoader<ChangeOfPlanContract, PlanData>(loadPlan);
