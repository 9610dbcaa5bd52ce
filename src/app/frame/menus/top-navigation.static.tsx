import { Heart, type IconNode, ShoppingBag, UserRound } from 'lucide';
import { SiteLink } from '#features/navigation/index.ts';
import type { SiteSettings } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from '../header.module.css';
import { t } from './menu-strings.ts';

/** An item without a link is left out; while the shop is offline only the favourites can be used (V §4, §5). */
export function TopNavigation({ settings }: { settings: SiteSettings }) {
  const language = useLanguage();
  const { favoritesLink, webshopLink, basketLink } = settings.design.header;
  return (
    <nav aria-label={t(language, 'top_navigation')} className={styles.top}>
      {webshopLink && (
        <span data-shop="" className={styles.shop}>
          {settings.is_shop_online ? <SiteLink url={webshopLink}>{t(language, 'webshop')}</SiteLink> : t(language, 'shop_offline')}
        </span>
      )}
      {favoritesLink && (
        <SiteLink url={favoritesLink} aria-label={t(language, 'favorites')}>
          <Icon node={Heart} />
        </SiteLink>
      )}
      {basketLink &&
        (settings.is_shop_online ? (
          <SiteLink url={basketLink}>
            <Icon node={ShoppingBag} />
            <VisuallyHidden>{t(language, 'cart')} </VisuallyHidden>
            <span data-cart-amount="" />
          </SiteLink>
        ) : (
          <Offline node={ShoppingBag} name={t(language, 'cart')} />
        ))}
      <span data-account="" className={styles.account}>
        {settings.is_shop_online ? (
          <a href={href('userLogin', language)} aria-label={t(language, 'sign_in')}>
            <Icon node={UserRound} />
          </a>
        ) : (
          <Offline node={UserRound} name={t(language, 'sign_in')} />
        )}
      </span>
    </nav>
  );
}

/** In place of a link: can be reached, to learn why it leads nowhere. */
function Offline({ node, name }: { node: IconNode; name: string }) {
  const language = useLanguage();
  const why = `${name} – ${t(language, 'shop_offline')}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link without a target cannot have the focus
    <span role="link" aria-disabled="true" tabIndex={0} className={styles.offline} aria-label={why} data-why={why}>
      <Icon node={node} />
    </span>
  );
}
