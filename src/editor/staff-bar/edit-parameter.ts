import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type EditTarget, editParameters, editSearch, footerTarget } from '#features/cms/editing/index.ts';

const { edit: editing, bare, section: ofSection, footer: ofFooter } = editParameters;
const own = new RegExp(`^(${editing}|${ofSection}|${ofFooter})(=|$)`);

type EditState = {
  isEditing: boolean;
  hasToolbar: boolean;
  section: string | undefined;
  target: EditTarget;
  /** Begins, in a place of the page; null ends it. */
  edit: (target: EditTarget | null) => void;
};

/** Whether the address says that the page is edited, and how to change that; the place on the page stays. Leaving loads the page as it is now. */
export function useEditParameter(): EditState {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const edit = useCallback(
    (next: EditTarget | null) => {
      const others = search
        .replace(/^\?/, '')
        .split('&')
        .filter((one) => one && !own.test(one));
      const all = next ? [...others, editSearch(next).slice(1)] : others;
      const to = { search: all.length > 0 ? `?${all.join('&')}` : '', hash };
      // What stands there is covered by the draft: fetched anew, the page would be waited for twice. Not from one draft to another: what was published then is shown.
      const isCovered = next && !new URLSearchParams(search).has(editing);
      void navigate(to, { replace: true, preventScrollReset: true, ...(isCovered && { defaultShouldRevalidate: false }) });
    },
    [navigate, search, hash],
  );
  return {
    isEditing: parameters.has(editing),
    hasToolbar: !parameters.has(bare),
    section: parameters.get(ofSection) ?? undefined,
    target: parameters.has(ofFooter) ? footerTarget : 'content',
    edit,
  };
}
