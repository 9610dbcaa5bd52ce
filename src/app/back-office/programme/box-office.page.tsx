import { staffLoader } from '#features/back-office/index.ts';
import { type BoxOfficeData, BoxOfficePage, loadBoxOffice } from '#features/box-office-match/back-office/box-office.page.tsx';
import type { BoxOfficeMatchContract } from '#features/box-office-match/contract.ts';
import { planQuestion } from '#features/change-of-plan/index.ts';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

/** `/cms-hub/box-office` */
export const loader = staffLoader<BoxOfficeMatchContract, BoxOfficeData>(loadBoxOffice);

export const Page = () => <BoxOfficePage question={planQuestion} />;
