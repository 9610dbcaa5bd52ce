import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { useLiveUpdates, useShopOnline } from '../../live/index.ts';
import { useCart } from '../cart.ts';
import { DeferredCartNotice } from './deferred-notice.ts';
import { HeaderCart } from './header-cart.tsx';
import { useCartSync } from './use-cart-sync.ts';
import { useShopLinks } from './use-shop-links.ts';

/** What goes with a visitor who has tickets in the cart, and what the box office says meanwhile. */
export function DeferredCart() {
  const language = useLanguage();
  const isOpen = useRouteLoaderData<{ is_shop_online?: boolean }>('root')?.is_shop_online ?? true;
  const answers = useShopOnline();
  const hasTickets = useCart().tickets > 0;
  useCartSync();
  useLiveUpdates();
  useShopLinks(isOpen && answers, language);
  return (
    <>
      <HeaderCart />
      {hasTickets && <DeferredCartNotice />}
    </>
  );
}
