export { loadSeriesList } from './list/list.loader.ts';
export { SeriesListPage } from './list/list-page.tsx';
export { loadSeries } from './page/series.loader.ts';
export { SeriesPage } from './page/series-page.tsx';
