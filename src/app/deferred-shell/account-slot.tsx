import { type ComponentType, useEffect, useState } from 'react';
import { signInMarker } from '#features/account/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';

const loadSignedIn = lazyImport(() => import('./signed-in.tsx'));
const loadRedirect = lazyImport(() => import('./edit-redirect.tsx'));

/** The code comes only for somebody who is signed in; for anybody else the link to the sign-in remembers the page. */
export function AccountSlot() {
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  useEffect(watchReturn, []);
  useEffect(() => {
    if (!signInOfDocument()) {
      if (wantsToEdit())
        void loadRedirect().then(
          ({ EditRedirect }) => setMenu(() => EditRedirect),
          () => {},
        ); // the page is as a visitor sees it
      return sendBackHere();
    }
    void loadMenu().then((menu) => menu && setMenu(() => menu));
  }, []);
  return Menu && <Menu />;
}

/** Whether the address asks for edit mode (E §2). */
const wantsToEdit = () => new URLSearchParams(window.location.search).has('edit');

/** '' for nobody. */
const signInOfDocument = () => document.documentElement.dataset.signedIn ?? '';

/** A document from the browser's back/forward cache may be from before a sign-in or sign-out. */
function watchReturn(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && signInMarker() !== signInOfDocument() && window.location.reload();
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

async function loadMenu(): Promise<ComponentType | null> {
  try {
    return (await loadSignedIn()).SignedIn;
  } catch {
    return null; // the link of the page stays
  }
}

function sendBackHere(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-account] > a[href]') : null;
    const { pathname, search } = window.location;
    if (link && !/^\/(de|en)\/user\//.test(pathname)) link.search = `?from=${encodeURIComponent(pathname + search)}`;
  };
  // Before the router takes the click.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
