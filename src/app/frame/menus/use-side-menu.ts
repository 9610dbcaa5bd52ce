import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { SideMenuProps } from './side-menu.tsx';

const loadSideMenu = lazyImport(() => import('./side-menu.tsx'));

type Loaded = { SideMenu: ComponentType<SideMenuProps>; data: SideMenuProps['data'] };

/** Code and entries come with the first opening; if they cannot be loaded, the page's own menu unfolds. */
export function useSideMenu(onMenu: (open: boolean) => void, page: string) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) document.querySelector<HTMLElement>('#primary-menu :is(a, summary)')?.focus();
  }, [failures]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page nobody has asked for it, also where its code comes only then
  useEffect(() => onMenu(false), [page]);
  const open = async () => {
    const { href } = location;
    onMenu(true);
    if (loaded) return;
    try {
      const { SideMenu, loadSideMenuData } = await loadSideMenu();
      const data = await loadSideMenuData(language);
      setLoaded({ SideMenu, data });
      setFailures(0);
    } catch {
      onMenu(false);
      if (location.href === href) setFailures((before) => before + 1);
    }
  };
  return { loaded, hasFailed: failures > 0, open };
}
