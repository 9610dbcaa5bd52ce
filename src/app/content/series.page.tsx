import { loadSeries, SeriesPage } from '#features/series/index.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export const loader = serverLoader(import.meta.env.SSR && loadSeries);

export const Page = () => <SeriesPage Content={ContentBlocks} />;
