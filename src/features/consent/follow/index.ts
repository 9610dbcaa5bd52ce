// For what follows a visitor from page to page.
export { ConsentSlot } from './consent-slot.tsx';
