// In a frame of the venue's site: tells that site, and no other, which cart this page shows, how high it is, and that the visitor wants back.
const { site, cart = null } = document.currentScript.dataset;
if (parent !== window) {
  const tell = (words) => parent.postMessage(words, site);
  const tellHeight = () => tell({ height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  tell({ cart });
  new ResizeObserver(tellHeight).observe(document.documentElement);
  // The site may have begun to listen after that was said.
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== site || data !== 'tell') return;
    tell({ cart });
    tellHeight();
  });
  document.querySelector('[data-back]')?.addEventListener('click', (click) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    tell({ back: true });
  });
}
