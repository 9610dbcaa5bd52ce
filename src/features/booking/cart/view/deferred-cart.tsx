import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { useShopOnline } from '../../live/shop-state.ts';
import { useLiveUpdates } from '../../live/use-live-updates.ts';
import { CartNotice } from './cart-notice.tsx';
import { HeaderCart } from './header-cart.tsx';
import { useCartSync } from './use-cart-sync.ts';
import { useShopLinks } from './use-shop-links.ts';

export function DeferredCart() {
  const language = useLanguage();
  const isOpen = useRouteLoaderData<{ is_shop_online?: boolean }>('root')?.is_shop_online ?? true;
  const answers = useShopOnline();
  useCartSync();
  useLiveUpdates();
  useShopLinks(isOpen && answers, language);
  return (
    <>
      <HeaderCart />
      <CartNotice />
    </>
  );
}
