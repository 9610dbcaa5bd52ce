import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/hub/index.ts';
import { loadRecordList, type RecordListData, RecordListPage } from '#features/hub/records/list/list.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/venues`, of any declared record */
export const loader = staffLoader<Contract, RecordListData>(loadRecordList(resources));

export const Page = () => (
  <Records>
    <RecordListPage />
  </Records>
);
