import { redirect } from 'react-router';
import type { Contract } from '#api/endpoint.ts';
import { staffLoader } from '#features/back-office/index.ts';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/events/12/page`, where a form of its own was: the record has all of it. */
export const loader = staffLoader<Contract, object>(async ({ url }) => {
  throw redirect(url.pathname.replace(/\/page$/, '') + url.search, 301);
});

export const Page = () => null;
