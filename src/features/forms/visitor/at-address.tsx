import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';

/** Parts that learn their language from the address are given one: a router of its own would weigh on the first view of every page. */
export const AtAddress = ({ pathname, search, children }: { pathname: string; search: string; children: ReactNode }) => (
  <LocationContext value={{ location: { pathname, search, hash: '', state: null, key: 'form' }, navigationType: NavigationType.Pop }}>
    {children}
  </LocationContext>
);
