import { type ComponentType, useEffect, useState } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import type { SideMenuProps } from './side-menu.tsx';

const loadSideMenu = lazyImport(() => import('./side-menu.tsx'));

/**
 * The burger's menu, whose code comes with its first opening. If it cannot be had, the menu that the page came with is
 * unfolded below the header, and has the focus.
 */
export function useSideMenu(onMenu: (open: boolean) => void, place: string) {
  const [SideMenu, setSideMenu] = useState<ComponentType<SideMenuProps>>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) document.querySelector<HTMLElement>('#primary-menu :is(a, summary)')?.focus();
  }, [failures]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page nobody has asked for it, also where its code comes only then
  useEffect(() => onMenu(false), [place]);
  const open = async () => {
    const { href } = location;
    onMenu(true);
    try {
      const { SideMenu: loaded } = await loadSideMenu();
      setSideMenu(() => loaded);
      setFailures(0);
    } catch {
      onMenu(false);
      if (location.href === href) setFailures((before) => before + 1);
    }
  };
  return { SideMenu, hasFailed: failures > 0, open };
}
