import { loadSeriesList, SeriesListPage } from '#features/series/index.ts';
import { serverLoader } from '#ui/static/server-loader.ts';
import { ContentBlocks } from './content-blocks.static.tsx';

export const loader = serverLoader(import.meta.env.SSR && loadSeriesList);

/** With the blocks of the page at this path. */
export const Page = () => <SeriesListPage Content={ContentBlocks} />;
