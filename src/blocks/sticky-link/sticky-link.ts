import { addStickyItem } from '#features/programme/sticky/index.ts';
import { isLanguage } from '#i18n/language.ts';

let items = 0;

/** Puts a link of a block into the sticky navigation as long as it is on the page (E §3 `sticky`). */
export function enhance(link: HTMLElement): void {
  const text = link.textContent.trim();
  const url = link.getAttribute('href');
  if (!url || !text) return;
  const lang = link.querySelector('[lang]')?.getAttribute('lang') ?? link.lang;
  items += 1;
  const remove = addStickyItem({ id: `block-link-${items}`, text, url, ...(isLanguage(lang) && { lang }) });
  const observer = new MutationObserver(() => {
    if (link.isConnected) return;
    remove();
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
