import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { StaffBar as Bar } from '#editor/staff-bar/staff-bar.tsx';
import { AccountMenu, askUserDetails } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';

const loadBar = lazyImport(() => import('#editor/staff-bar/staff-bar.tsx'));
const loadRecords = lazyImport(() => import('./record-way.ts'));
const loadRedirect = lazyImport(() => import('#editor/sign-in/redirect-dialog.tsx'));
const loadEditMode = lazyImport(() => import('./edit-mode.tsx'));

type RecordsBehind = ComponentProps<typeof Bar>['recordsBehind'];

export function SignedIn() {
  const language = useLanguage();
  const [staff, setStaff] = useState<{ StaffBar: ComponentType<ComponentProps<typeof Bar>>; recordsBehind: RecordsBehind } | null>(null);
  const [Redirect, setRedirect] = useState<ComponentType<{ isSignedIn: boolean }> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    askUserDetails(language)
      .then(async (details) => {
        const { role } = details ?? {};
        if (!role) return null;
        const [{ StaffBar }, { recordsBehind }] = await Promise.all([loadBar(), loadRecords()]);
        return { StaffBar, recordsBehind: (pathname: string) => recordsBehind(pathname, language, role) };
      })
      .catch(() => null) // who it is cannot be said: the page is as a visitor sees it
      .then((editor) => {
        if (editor && isCurrent) return setStaff(editor);
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
      {staff && <staff.StaffBar loadEditMode={loadEditMode} recordsBehind={staff.recordsBehind} />}
    </>
  );
}
