import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/hub/index.ts';
import { loadRecord, type RecordData, RecordPage } from '#features/hub/records/form/record.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/venues/12`, `/cms-hub/venues/new`, of any declared record */
export const loader = staffLoader<Contract, RecordData>(loadRecord(resources));

export const Page = () => (
  <Records>
    <RecordPage />
  </Records>
);
