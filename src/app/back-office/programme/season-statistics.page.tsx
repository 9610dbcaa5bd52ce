import { staffLoader } from '#features/back-office/index.ts';
import type { SeasonStatisticsContract } from '#features/programme/back-office/season-statistics/contract.ts';
import { loadStatistics, type SeasonStatisticsData } from '#features/programme/back-office/season-statistics/statistics.page.tsx';

export { SeasonStatisticsPage as Page } from '#features/programme/back-office/season-statistics/statistics.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/seasons/statistics?season=2` */
export const loader = staffLoader<SeasonStatisticsContract, SeasonStatisticsData>(loadStatistics);
