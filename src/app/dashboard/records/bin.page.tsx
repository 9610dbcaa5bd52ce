import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/hub/index.ts';
import { type BinData, BinPage, loadBin } from '#features/hub/records/bin/bin.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { DashboardFrame as Frame } from '../dashboard-frame.tsx';

/** `/cms-hub/venues/bin`, of any declared record */
export const loader = staffLoader<Contract, BinData>(loadBin(resources));

export const Page = () => (
  <Records>
    <BinPage />
  </Records>
);
