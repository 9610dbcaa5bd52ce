import { lazyImport } from '#ui/lazy-import.ts';

const loadLightbox = lazyImport(() => import('./lightbox.ts'));

/** With the other pictures of its list; where its code cannot be loaded, the link leads to the file. */
export function enhance(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', async (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { openLightbox } = await loadLightbox();
      openLightbox(galleryOf(link), link);
    } catch {
      location.assign(link.href);
    }
  });
}

function galleryOf(link: HTMLAnchorElement): readonly HTMLAnchorElement[] {
  const gallery = link.closest('[data-gallery]');
  return gallery ? [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-enhance="lightbox"]')] : [link];
}
