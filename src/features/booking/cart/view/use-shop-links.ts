import { useEffect } from 'react';
import type { Language } from '#i18n/language.ts';
import { t } from '../strings.ts';

/** Links in the header that lead into the shop: the shop itself, the cart and the account. */
const shopLinks = '[data-shop] > a, a:has(> [data-cart-amount]), [data-account] > a';

/** Where the address of such a link stands: put away while the shop is offline. */
export const addressOf = (link: Element): 'href' | 'data-href' => (link.hasAttribute('href') ? 'href' : 'data-href');

/** Unusable while the shop is offline, and saying why (V §4); done to the elements, as the server alone rendered them. */
export function useShopLinks(isOnline: boolean, language: Language): void {
  useEffect(() => {
    if (isOnline) return;
    const closed = [...document.querySelectorAll<HTMLAnchorElement>(shopLinks)].map((link) => [link, link.ariaLabel] as const);
    for (const [link] of closed) {
      link.dataset.href = link.getAttribute('href') ?? '';
      link.removeAttribute('href');
      link.role = 'link';
      link.ariaDisabled = 'true';
      link.tabIndex = 0;
      link.ariaLabel = link.dataset.why = `${(link.ariaLabel ?? link.textContent).trim()} – ${t(language, 'shop_offline')}`;
    }
    return () => {
      for (const [link, label] of closed) {
        link.setAttribute('href', link.dataset.href ?? ''); // another than before, if the cart has changed
        delete link.dataset.href;
        link.role = null;
        link.ariaDisabled = null;
        link.removeAttribute('tabindex');
        link.ariaLabel = label;
        delete link.dataset.why;
      }
    };
  }, [isOnline, language]);
}
