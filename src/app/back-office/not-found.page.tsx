import { staffLoader } from '#features/back-office/index.ts';
import { loadNotFound, type NotFoundData } from '#features/not-found/back-office/not-found.page.tsx';
import type { NotFoundContract } from '#features/not-found/contract.ts';

export { NotFoundPage as Page } from '#features/not-found/back-office/not-found.page.tsx';
export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

export const loader = staffLoader<NotFoundContract, NotFoundData>(loadNotFound);
