import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type EditTarget, editParameters, editSearch, footerTarget } from '#features/cms/editing/index.ts';
import type { Language } from '#i18n/language.ts';

const { edit: editing, bare, section: ofSection, footer: ofFooter } = editParameters;
const own = new RegExp(`^(${editing}|${ofSection}|${ofFooter})(=|$)`);

/** What is to be edited: the content of the page at an address, its footer, or a section by its name. */
export type Edited = { pathname: string; language: Language; target: EditTarget; section: string | undefined };

type EditState = {
  isEditing: boolean;
  hasToolbar: boolean;
  section: string | undefined;
  target: EditTarget;
  /** Null ends it. */
  edit: (target: EditTarget | null) => void;
};

/** The scroll position stays; leaving loads the page as it is now. */
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
      // The draft covers what is published, so the page is not fetched twice; from one draft to another it is.
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
