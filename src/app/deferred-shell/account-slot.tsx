import { type ComponentType, useEffect, useState } from 'react';
import { signInMarker } from '#features/account/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';

const loadSignedIn = lazyImport(() => import('./signed-in.tsx'));
const loadRedirect = lazyImport(() => import('./edit-redirect.tsx'));

/**
 * The account in the header: its code, and the question who it is, only for somebody who is signed in. For anybody else
 * the link to the sign-in, which is the same on every page, remembers where one was.
 */
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

/** The sign-in that held when the document was made; '' for nobody. */
const signInOfDocument = () => document.documentElement.dataset.signedIn ?? '';

/** A document that the browser has kept whole for the way back may be from before a sign-in or a sign-out, or be somebody else's. */
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
