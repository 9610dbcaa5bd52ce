import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { loadRecordList, type RecordListData, RecordListPage } from '#features/back-office/records/list/list.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/venues`, of any declared record */
export const loader = staffLoader<Contract, RecordListData>(loadRecordList(resources));

export const Page = () => (
  <Records>
    <RecordListPage />
  </Records>
);
