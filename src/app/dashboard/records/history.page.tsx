import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/hub/index.ts';
import { type HistoryData, HistoryPage, loadHistory } from '#features/hub/records/history/history.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/venues/12/history`, of any declared record */
export const loader = staffLoader<Contract, HistoryData>(loadHistory(resources));

export const Page = () => (
  <Records>
    <HistoryPage />
  </Records>
);
