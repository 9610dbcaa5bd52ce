import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { useLiveUpdates, useShopOnline } from '../../live/index.ts';
import { CartNotice } from './cart-notice.tsx';
import { HeaderCart } from './header-cart.tsx';
import { useCartUpkeep } from './use-cart-upkeep.ts';
import { useShopLinks } from './use-shop-links.ts';

/** What goes with a visitor who has tickets in the cart, and what the box office says meanwhile. */
export function CartCompanion() {
  const language = useLanguage();
  const isOpen = useRouteLoaderData<{ is_shop_online?: boolean }>('root')?.is_shop_online ?? true;
  const answers = useShopOnline();
  useCartUpkeep();
  useLiveUpdates();
  useShopLinks(isOpen && answers, language);
  return (
    <>
      <HeaderCart />
      <CartNotice />
    </>
  );
}
