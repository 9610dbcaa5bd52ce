import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { type ImportData, ImportPage, loadImport } from '#features/back-office/records/import/import.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/venues/import`, of any declared record */
export const loader = staffLoader<Contract, ImportData>(loadImport(resources));

export const Page = () => (
  <Records>
    <ImportPage />
  </Records>
);
