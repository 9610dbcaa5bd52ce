import { ContentPage, loadContent } from '#features/cms/index.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export const loader = serverLoader(import.meta.env.SSR && loadContent);

/** Any page made of blocks, at whatever path it has: `/de/*`, `/en/*` (E §2). */
export const Page = () => <ContentPage Content={ContentBlocks} />;
