export { changeMarkOperations } from './change-marks/handlers.server.ts';
export { counterOperations } from './counters/counters.server.ts';
export { nameOfStaff } from './name-of-staff.server.ts';
export { changesMailOperations } from './records/changes/mail/handlers.server.ts';
export { savedViewOperations } from './saved-views/handlers.server.ts';
