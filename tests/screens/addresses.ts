import { backOfficePages } from '../../src/app/back-office/route-table.ts';
import { boards } from '../../src/features/dashboards/back-office/boards.ts';
import { unlocalisedRoutes } from '../../src/routes.ts';

const root = unlocalisedRoutes.backOffice;

const ofEachBoard = (path: string): string[] => (path.endsWith('/:board') ? boards.map(({ key }) => path.replace(':board', key)) : [path]);

/** By the first part below its root; one that does not exist is among them. */
export const screensByPart: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...backOfficePages.flatMap(({ paths }) => paths.map((path) => path.replace(/\/\*$/, '')).flatMap(ofEachBoard)), `${root}/nothing`],
  (path) => path.slice(root.length).split('/')[1] ?? '',
);

export const screenPath = (part: string, ...below: (string | number)[]): string => [root, ...(part ? [part] : []), ...below].join('/');
