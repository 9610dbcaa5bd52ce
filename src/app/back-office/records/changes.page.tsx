import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';
import { type ChangesData, ChangesPage, loadChanges } from '#features/back-office/records/changes/changes.page.tsx';
import { resources } from '../../resources.ts';
import { Records } from './records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/changes`, of any declared record of which there are many */
export const loader = staffLoader<Contract, ChangesData>(loadChanges(resources));

export const Page = () => (
  <Records>
    <ChangesPage />
  </Records>
);
