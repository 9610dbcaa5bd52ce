import { backOfficeHref, staffLoader } from '#features/back-office/index.ts';
import type { MediaContract } from '#features/media/contract.ts';
import { LibraryPage, loadScreen } from '#features/media/screen/library.page.tsx';

export { BackOfficeFrame as Frame } from './back-office-frame.tsx';

export const loader = staffLoader<MediaContract, Awaited<ReturnType<typeof loadScreen>>>(loadScreen);

export const Page = () => <LibraryPage addressOf={(language, query) => backOfficeHref('media', language, query)} />;
