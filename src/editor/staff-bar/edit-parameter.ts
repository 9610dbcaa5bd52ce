import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** "Edit mode is on when the query parameter edit is present. The toolbar is hidden when noToolbar is present." (E §2) */
const [editing, bare, ofSection] = ['edit', 'noToolbar', 'section'];

/** Of the page itself, and of a section that stands on it and on others. */
export const editSearch = `?${editing}`;
export const sectionSearch = (slug: string): string => `?${editing}&${ofSection}=${slug}`;

/** Whether the address says that the page is edited, and how to change that; the place on the page stays. Leaving loads the page as it is now. */
export function useEditParameter(): { isEditing: boolean; hasToolbar: boolean; section: string | undefined; edit: (isEditing: boolean) => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const edit = useCallback(
    (next: boolean) => {
      const others = search
        .replace(/^\?/, '')
        .split('&')
        .filter((one) => one && !/^(edit|section)(=|$)/.test(one));
      const all = next ? [...others, editing] : others;
      const to = { search: all.length > 0 ? `?${all.join('&')}` : '', hash };
      // What stands there is covered by the draft: fetched anew, the page would be waited for twice.
      void navigate(to, { replace: true, preventScrollReset: true, ...(next && { defaultShouldRevalidate: false }) });
    },
    [navigate, search, hash],
  );
  return { isEditing: parameters.has(editing), hasToolbar: !parameters.has(bare), section: parameters.get(ofSection) ?? undefined, edit };
}
