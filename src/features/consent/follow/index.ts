// For what follows a visitor from page to page.
export { ConsentPlace } from './consent-place.tsx';
