import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { loadRecord, type RecordData, RecordPage } from '#features/back-office/records/form/record.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/venues/12`, `/cms-hub/venues/new`, of any declared record */
export const loader = staffLoader<Contract, RecordData>(loadRecord(resources));

export const Page = () => (
  <Records>
    <RecordPage />
  </Records>
);
