// The simulator as tests below src/ get it: only they may know that it is in this repository.
export { clientOf, temporaryFolder } from '../../../box-office/testing/client.ts';
export { statusesOnOneConnection } from '../../../box-office/testing/keep-alive.ts';
export { type RunningBoxOffice, startBoxOffice } from '../../../box-office/testing/start.ts';
