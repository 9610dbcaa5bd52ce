import { ExternalLink } from 'lucide';
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { languageOfAddress } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { siteContext } from '#ui/site-context.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { shopAddress } from './shop-address.ts';
import { t } from './strings.ts';
import styles from './webshop.page.module.css';

type ShopData = { frame: string | null };

/** The address to embed. In the browser the page is asked of the server anew: a shop begins in a document of its own. */
export function loader({ request, params, context }: LoaderFunctionArgs): ShopData {
  if (typeof document !== 'undefined') throw redirectDocument(request.url);
  const url = new URL(request.url);
  const base = context.get(siteContext).boxOfficeUrl;
  const frame = shopAddress(base ?? 'https://shop.invalid', { below: params['*'] ?? '', search: url.search, language: languageOfAddress(url) });
  if (frame === null) throw data({ code: 'not_found' }, { status: 404 });
  return { frame: base ? frame : null };
}

/** `/webshop` and its like, with all that is below: the box office inside the site (V §2, E §2). */
export function Page() {
  const { frame } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const isTest = useIsTestShop();
  const title = t(language, isTest ? 'test_title' : 'title');
  const isOpen = useRouteLoaderData<{ is_shop_online?: boolean }>('root')?.is_shop_online ?? true;
  return (
    <>
      <PageHead title={title} noIndex />
      {frame && (isOpen || isTest) ? <Shop address={frame} title={title} /> : <Closed />}
    </>
  );
}

/** The test shops are there to try a shop out, also while it is switched off. */
function useIsTestShop(): boolean {
  const { pathname } = useLocation();
  return [unlocalisedRoutes.testshop, unlocalisedRoutes.testWebshop].some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** What a shop needs inside its frame; leaving the site takes a click. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-downloads';

function Shop({ address, title }: { address: string; title: string }) {
  const language = useLanguage();
  return (
    <div className={styles.shop}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <iframe src={address} title={t(language, 'frame')} loading="lazy" allow="payment" sandbox={allowed} className={styles.frame} />
      <p className={styles.way}>
        <a href={address} target="_blank" rel="noopener">
          {t(language, 'own_window')}
          <Icon node={ExternalLink} />
        </a>
      </p>
    </div>
  );
}

function Closed() {
  const language = useLanguage();
  return (
    <div className={styles.closed}>
      <h1>{t(language, 'closed')}</h1>
      <p>{t(language, 'closed_text')}</p>
      <Link to={href('programme', language)} className={styles.programme}>
        {t(language, 'programme')}
      </Link>
    </div>
  );
}
