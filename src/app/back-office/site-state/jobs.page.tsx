import { staffLoader } from '#features/back-office/index.ts';
import { type JobsData, loadJobs } from '#features/site-state/back-office/jobs.page.tsx';
import type { SiteStateContract } from '#features/site-state/contract.ts';

export { JobsPage as Page } from '#features/site-state/back-office/jobs.page.tsx';
export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

export const loader = staffLoader<SiteStateContract, JobsData>(loadJobs);
