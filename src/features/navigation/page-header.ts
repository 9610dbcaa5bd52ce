import type { Sibling } from './contract.ts';

/** The pages among which a page header stays: each as its path per language (E §3 `siblings`). */
export type Siblings = readonly Pick<Sibling, 'urls'>[];

/** The page header is loading unless the current path is among the sibling pages' urls (V §4, E §4). */
export const isPageHeaderLoading = (path: string, siblings: Siblings): boolean => !siblings.some(({ urls }) => Object.values(urls).includes(path));

/** The siblings that a page's loader has answered with; none where it names none. */
export function siblingsIn(loaderData: unknown): Siblings {
  const siblings = typeof loaderData === 'object' && loaderData !== null && 'siblings' in loaderData ? loaderData.siblings : null;
  return Array.isArray(siblings) ? siblings : []; // written by a loader of ours
}
