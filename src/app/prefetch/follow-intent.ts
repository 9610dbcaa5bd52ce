import { dwell, maxAhead } from './limits.ts';
import { prefetch } from './prefetch.ts';

/** Where browsers tell. */
type Connection = { saveData?: boolean; effectiveType?: string };

let isFollowing = false;

/** Not on 2g, nor for who saves data (E §9). */
export function followIntent(first: Event): void {
  const { connection } = navigator as { connection?: Connection }; // in no declaration of TypeScript
  if (isFollowing || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  isFollowing = true;
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // To go elsewhere is to come to something else, which begins anew.
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([lang], [target], [download])') : null;
    const address = link && link.pathname + link.search;
    if (!address || asked.has(address) || asked.size >= maxAhead || !isMove(link)) return;
    timer = setTimeout(() => {
      asked.add(address);
      prefetch(address).catch(() => {}); // the move itself says what is wrong
    }, dwell);
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  onIntent(first);
}

const isMove = ({ pathname }: HTMLAnchorElement): boolean => pathname !== location.pathname && /^\/(de|en)(\/(?!api\/)|$)/.test(pathname);
