import { loadShowcase, ShowcasePage } from '#features/cms/index.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export const loader = serverLoader(import.meta.env.SSR && loadShowcase);

/** `/de/bausteine`, `/en/blocks`, for staff: every block in every variant. */
export const Page = () => <ShowcasePage Content={ContentBlocks} />;
