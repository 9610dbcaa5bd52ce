import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useCart, useSecondsLeft } from '../cart.ts';
import { t } from '../strings.ts';
import styles from './header-cart.module.css';
import { TimeLeft } from './time-left.tsx';
import { addressOf } from './use-shop-links.ts';

/** Inside the server's own link, which leads to this visitor's cart as long as there is one (V §3). */
export function HeaderCart() {
  const language = useLanguage();
  const { tickets, url } = useCart();
  const seconds = useSecondsLeft();
  const link = useCartLink(url);
  const badge = link?.querySelector('[data-cart-amount]');
  if (!link || !badge || tickets === 0) return null;
  return (
    <>
      {createPortal(<span title={t(language, 'in_cart', { n: tickets })}>{tickets}</span>, badge)}
      {seconds !== null &&
        createPortal(
          <span className={styles.left}>
            <VisuallyHidden> {t(language, 'reserved_for')} </VisuallyHidden>
            <TimeLeft seconds={seconds} />
          </span>,
          link,
        )}
    </>
  );
}

function useCartLink(url: string | null): HTMLAnchorElement | null {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => setLink(document.querySelector('[data-cart-amount]')?.closest('a') ?? null), []);
  useEffect(() => {
    if (!link || !url) return;
    const own = link.getAttribute(addressOf(link)) ?? '';
    link.setAttribute(addressOf(link), url);
    return () => link.setAttribute(addressOf(link), own);
  }, [link, url]);
  return link;
}
