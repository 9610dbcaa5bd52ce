import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { type HistoryData, HistoryPage, loadHistory } from '#features/back-office/records/history/history.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/venues/12/history`, of any declared record */
export const loader = staffLoader<Contract, HistoryData>(loadHistory(resources));

export const Page = () => (
  <Records>
    <HistoryPage />
  </Records>
);
