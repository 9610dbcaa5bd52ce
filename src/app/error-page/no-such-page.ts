import { data } from 'react-router';

/** Loader of the route that matches what no other does: so the error page has what stands around every page (E §8). */
export function noSuchPage(): never {
  throw data(null, { status: 404 });
}
