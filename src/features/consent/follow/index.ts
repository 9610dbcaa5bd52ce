export { ConsentSlot } from './consent-slot.tsx';
