import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { loadReadiness, type ReadinessData, ReadinessPage } from '#features/back-office/records/readiness/readiness.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/readiness`, of any record with checks of its readiness */
export const loader = staffLoader<Contract, ReadinessData>(loadReadiness(resources));

export const Page = () => (
  <Records>
    <ReadinessPage />
  </Records>
);
