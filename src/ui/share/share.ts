/** Shares by the device, else by the clipboard; where neither works, the mail link stays. */
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

/** Rejects where neither works; a change of mind is no failure. */
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
