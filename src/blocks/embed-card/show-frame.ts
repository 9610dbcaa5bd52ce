/** A click on the card shows the host's frame in its place; with a modifier key it is the link that it is. */
export function enhance(link: HTMLElement): void {
  const { frame: address, title } = link.dataset;
  if (!address || !title) return;
  link.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; xr-spatial-tracking';
    frame.referrerPolicy = 'strict-origin-when-cross-origin'; // some players ask where they are shown
    // All a player needs, and not the page around it.
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-presentation', 'allow-forms');
    frame.src = address;
    link.hidden = true;
    link.after(frame);
    frame.focus();
    const card = link.closest('figure');
    card?.querySelector('[data-privacy]')?.toggleAttribute('hidden', true);
    card?.querySelector('[data-direct]')?.toggleAttribute('hidden', false);
  });
}
