import { type ComponentType, useEffect, useState } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import type { LayerProps } from '../layer/consent-layer.tsx';

const loadLayer = lazyImport(() => import('../layer/consent-layer.tsx'));

/**
 * The question for a consent, and what follows: their code comes only where there is something to ask or a script is allowed, or with a
 * press on the link at the foot.
 */
export function ConsentSlot() {
  const [Layer, setLayer] = useState<ComponentType<LayerProps> | null>(null);
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const bring = () => loadLayer().then(({ ConsentLayer }) => setLayer(() => ConsentLayer));
    const onClick = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[data-consent]') : null;
      if (!link || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
      click.preventDefault();
      link.focus(); // where the focus goes back to
      setOpened((times) => times + 1);
      bring().catch(() => location.assign(link.href));
    };
    // Before the router takes the click.
    document.addEventListener('click', onClick, true);
    if (isNeeded()) bring().catch(() => {}); // nothing is loaded without an answer
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return Layer && <Layer opened={opened} />;
}

/** The link of the foot says which answers hold, the latest first, and whether any service has a script. */
function isNeeded(): boolean {
  const link = document.querySelector<HTMLElement>('a[data-consent]');
  if (!link) return false;
  link.setAttribute('aria-haspopup', 'dialog');
  const [, version = '', allowed = ''] = /(?:^|; )consent=(\d+)\.\d+\.([\w~-]*)/.exec(document.cookie) ?? [];
  if (!link.dataset.consent?.split(' ').includes(version)) return true;
  return allowed !== '' && link.dataset.scripts !== undefined;
}
