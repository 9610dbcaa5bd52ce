import { lazyImport } from '#ui/lazy-import.ts';

/** Its HTML is complete without it; called once for each element. */
type Enhancement = { enhance(element: HTMLElement): void | Promise<void> };

/** By the value of `data-enhance`: only pages with such an element load the code. */
const enhancements: { readonly [name: string]: () => Promise<Enhancement> } = {
  'anchor-list': lazyImport(() => import('./anchor-list/mark-current.ts')),
  countdown: lazyImport(() => import('#ui/countdown/countdown.ts')),
  'event-list': lazyImport(() => import('./event-list/follow-tickets.ts')),
  'open-all': lazyImport(() => import('./faq/open-all.ts')),
  form: lazyImport(() => import('./forms/fill-in.tsx')),
  'html-frame': lazyImport(() => import('./html/html-frame.ts')),
  slider: lazyImport(() => import('./image-list/slider.ts')),
  embed: lazyImport(() => import('./embed-card/show-frame.ts')),
  'hero-film': lazyImport(() => import('./hero-media/hero-film.ts')),
  'sticky-link': lazyImport(() => import('./sticky-link/sticky-link.ts')),
  player: lazyImport(() => import('./player/player.ts')),
  share: lazyImport(() => import('#ui/share/share.ts')),
  lightbox: lazyImport(() => import('./image/lightbox/lightbox-link.ts')),
};

/** What works by itself until somebody comes near it: until then nobody loads its code. */
const waitsToBeNear = new Set(['player', 'slider']);

const begun = new WeakSet<Element>();
let observer: MutationObserver | undefined;
let near: IntersectionObserver;

/** Also for what comes later, by a move, a static part or an editor; what fails to load stays as the server made it. */
export function enhanceBlocks(): void {
  if (!observer) {
    near = new IntersectionObserver(bringNear, { rootMargin: '50%' });
    observer = new MutationObserver(enhanceNew);
    observer.observe(document.body, { childList: true, subtree: true });
  }
  enhanceNew();
}

function enhanceNew(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (begun.has(element)) continue;
    begun.add(element);
    if (waitsToBeNear.has(element.dataset.enhance ?? '')) near.observe(element);
    else bring(element);
  }
}

function bringNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    near.unobserve(target);
    bring(target);
  }
}

function bring(element: HTMLElement): void {
  const load = enhancements[element.dataset.enhance ?? ''];
  load?.()
    .then(async ({ enhance }) => {
      await enhance(element);
      element.dataset.enhanced = '';
    })
    .catch(() => begun.delete(element)); // the HTML works by itself; the next change of the page tries again
}
