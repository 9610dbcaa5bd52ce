import { anchorListOffset, offsetShare } from './limits.ts';

/** Marks the entry of the place where one is (`aria-current`), and keeps it in view where the bar scrolls sideways. */
export function enhance(bar: HTMLElement): void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const gone = new AbortController();
  let current: HTMLAnchorElement | undefined;
  let isAsked = false;

  function mark() {
    isAsked = false;
    if (!bar.isConnected) return gone.abort();
    const next = currentOf(links);
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'location');
    current = next;
    if (next) bringIntoView(next);
  }

  function ask() {
    if (!isAsked) requestAnimationFrame(mark);
    isAsked = true;
  }

  addEventListener('scroll', ask, { passive: true, signal: gone.signal });
  addEventListener('resize', ask, { passive: true, signal: gone.signal });
  ask();
}

/** At the end of the page the last that is seen. */
function currentOf(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? innerHeight : lineIn(innerHeight);
  let last: { link: HTMLAnchorElement; top: number } | undefined;
  for (const link of links) {
    const top = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect().top;
    if (top !== undefined && top <= line && (!last || top >= last.top)) last = { link, top };
  }
  return last?.link;
}

/** In px from the window's upper edge. */
export const lineIn = (height: number): number => Math.min(anchorListOffset, height * offsetShare);

/** Sideways only: the page stays where it is. */
function bringIntoView(link: HTMLAnchorElement): void {
  const list = link.closest('ul');
  if (!list) return;
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  list.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}
