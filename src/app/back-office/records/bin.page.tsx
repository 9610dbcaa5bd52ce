import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { type BinData, BinPage, loadBin } from '#features/back-office/records/bin/bin.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/venues/bin`, of any declared record */
export const loader = staffLoader<Contract, BinData>(loadBin(resources));

export const Page = () => (
  <Records>
    <BinPage />
  </Records>
);
