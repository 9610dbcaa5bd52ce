// For the screens of staff alone.
export { OpeningWeeks } from './opening-weeks.tsx';
