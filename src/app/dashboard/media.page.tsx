import { hubHref, staffLoader } from '#features/hub/index.ts';
import type { MediaContract } from '#features/media/contract.ts';
import { LibraryPage, loadScreen } from '#features/media/screen/library.page.tsx';

export { DashboardFrame as Frame } from './dashboard-frame.tsx';

/** `/cms-hub/media` */
export const loader = staffLoader<MediaContract, Awaited<ReturnType<typeof loadScreen>>>(loadScreen);

export const Page = () => <LibraryPage addressOf={(language, query) => hubHref('media', language, query)} />;
