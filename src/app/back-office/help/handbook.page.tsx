import { staffLoader } from '#features/back-office/index.ts';

export { HandbookPage as Page } from '#features/handbook/back-office/handbook.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<Record<never, never>, object>(async () => ({}));
