// Stands below the record of an event and is saved with it.
export { EventForm, eventParts } from './event-form.tsx';
export { loadEventPage } from './event-page.ts';
export { InheritedInput } from './inherited-input.tsx';
