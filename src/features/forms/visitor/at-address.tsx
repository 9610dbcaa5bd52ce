import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type NavigationType } from 'react-router';

// The value of the router's own enumeration, which would be in the first view of every page.
const pop = 'POP' as NavigationType;

/** Parts that learn their language from the address are given one: a router of its own would weigh on every page. */
export const AtAddress = ({ pathname, search, children }: { pathname: string; search: string; children: ReactNode }) => (
  <LocationContext value={{ location: { pathname, search, hash: '', state: null, key: 'form' }, navigationType: pop }}>{children}</LocationContext>
);
