/** A link that sends an address by mail hands it to the device instead, or puts it into the clipboard and says so; where neither can be, it stays what it is. */
export function enhance(element: HTMLElement): void {
  const { title = '', url = '' } = element.dataset;
  const link = element.querySelector('a');
  const status = element.querySelector<HTMLElement>('[data-copied]');
  link?.addEventListener('click', (click) => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (!navigator.share && !navigator.clipboard) return; // the mail
    click.preventDefault();
    hand(title, url).then(
      (outcome) => {
        if (status && outcome === 'copied') status.textContent = status.dataset.copied ?? '';
      },
      () => location.assign(link.href),
    );
  });
}

/** Rejects where the address went nowhere; that somebody has changed their mind is no failure. */
async function hand(title: string, url: string): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
