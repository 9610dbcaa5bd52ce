export type { OpeningHours, OpeningHoursContract, OpeningTimeline } from './contract.ts';
export { OpeningStatus } from './opening-status.tsx';
export { openingText } from './text.ts';
