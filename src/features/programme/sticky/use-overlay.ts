import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fallBackIfOnline } from '#ui/fall-back-if-online.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { OverlayProps } from '../overlay/programme-overlay.tsx';

const loadOverlay = lazyImport(() => import('../overlay/programme-overlay.tsx'));

/** Its code comes with the first opening; if it cannot be loaded, the visitor goes to the same address. */
export function useOverlay(address: string) {
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page nobody has asked for it, also where its code comes only then
  useEffect(() => setOpen(false), [pathname]);
  const open = async () => {
    setOpen(true);
    try {
      const { ProgrammeOverlay } = await loadOverlay();
      setOverlay(() => ProgrammeOverlay);
    } catch {
      setOpen(false);
      if (location.pathname === pathname) fallBackIfOnline(() => location.assign(address));
    }
  };
  return { Overlay, isOpen, open, close: () => setOpen(false) };
}
