import { HomePage, loadHome } from '#features/home/home.page.tsx';
import { serverLoader } from '#ui/static/server-loader.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export const loader = serverLoader(import.meta.env.SSR && loadHome);

export const Page = () => <HomePage Content={ContentBlocks} />;
