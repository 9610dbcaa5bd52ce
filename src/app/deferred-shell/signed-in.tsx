import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { StaffBar as Bar } from '#editor/staff-bar/staff-bar.tsx';
import { AccountMenu, askUserDetails } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';

const loadBar = lazyImport(() => import('#editor/staff-bar/staff-bar.tsx'));
const loadRedirect = lazyImport(() => import('#editor/sign-in/redirect-dialog.tsx'));
const loadEditMode = lazyImport(() => import('./edit-mode.tsx'));

/** What only somebody who is signed in has on a page: the account in the header, and staff the way to edit it. */
export function SignedIn() {
  const language = useLanguage();
  const [StaffBar, setStaffBar] = useState<ComponentType<ComponentProps<typeof Bar>> | null>(null);
  const [Redirect, setRedirect] = useState<ComponentType<{ isSignedIn: boolean }> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    askUserDetails(language)
      .then((details) => (details?.has_dashboard_online_access ? loadBar() : null))
      .catch(() => null) // who it is cannot be said: the page is as a visitor sees it
      .then((editor) => {
        if (editor && isCurrent) return setStaffBar(() => editor.StaffBar);
        if (new URLSearchParams(window.location.search).has('edit')) return loadRedirect().then((code) => isCurrent && setRedirect(() => code.RedirectDialog));
      })
      .catch(() => {}); // as above
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return (
    <>
      <AccountMenu />
      {Redirect && <Redirect isSignedIn />}
      {StaffBar && <StaffBar loadEditMode={loadEditMode} />}
    </>
  );
}
