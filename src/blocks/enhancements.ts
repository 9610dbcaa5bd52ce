import { lazyImport } from '#ui/lazy-import.ts';

/** Brings an element of a block to life, whose HTML is complete without it. Called once for each element. */
type Enhancement = { enhance(element: HTMLElement): void };

/** By the value of `data-enhance` on an element: code that only pages with such an element load. */
const enhancements: { readonly [name: string]: () => Promise<Enhancement> } = {
  'anchor-list': lazyImport(() => import('./anchor-list/mark-current.ts')),
  'event-list': lazyImport(() => import('./event-list/follow-tickets.ts')),
  'html-frame': lazyImport(() => import('./html/html-frame.ts')),
  slider: lazyImport(() => import('./image-list/slider.ts')),
  embed: lazyImport(() => import('./embed-card/show-frame.ts')),
  'hero-film': lazyImport(() => import('./hero-media/hero-film.ts')),
  'sticky-link': lazyImport(() => import('./sticky-link/sticky-link.ts')),
  player: lazyImport(() => import('./player/player.ts')),
  lightbox: lazyImport(() => import('./image/lightbox/lightbox-link.ts')),
};

const begun = new WeakSet<Element>();
let observer: MutationObserver | undefined;

/**
 * Gives script to what asks for it in the document (`data-enhance`), and from then on to whatever comes into it: after a
 * move within the site, a static part drawn anew, a block inserted by an editor. What fails to load stays as the server made it.
 */
export function enhanceBlocks(): void {
  if (!observer) {
    observer = new MutationObserver(enhanceNew);
    observer.observe(document.body, { childList: true, subtree: true });
  }
  enhanceNew();
}

function enhanceNew(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (begun.has(element)) continue;
    begun.add(element);
    const load = enhancements[element.dataset.enhance ?? ''];
    load?.()
      .then(({ enhance }) => {
        enhance(element);
        element.dataset.enhanced = '';
      })
      .catch(() => begun.delete(element)); // the HTML works by itself; the next change of the page tries again
  }
}
