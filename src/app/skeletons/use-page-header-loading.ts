import { useMatches } from 'react-router';
import { isPageHeaderLoading, siblingsIn } from '#features/navigation/index.ts';

/**
 * Whether the way to a path loads another page header (V §4): not where it is a sibling of the page that is shown, whose
 * header stays then.
 */
export function usePageHeaderLoading(goal: string | null): boolean {
  const shown = useMatches().at(-1)?.loaderData;
  return goal !== null && isPageHeaderLoading(goal, siblingsIn(shown));
}
