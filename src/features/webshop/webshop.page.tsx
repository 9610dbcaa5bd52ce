import { ExternalLink } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import type { BookingContract } from '#features/booking/contract.ts';
import { ClosedShopNote, useClosedShop, useShopOnline } from '#features/booking/index.ts';
import { longDate } from '#i18n/format.ts';
import { type Language, languageOfAddress } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href, unlocalisedRoutes } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { siteContext } from '#ui/site-context.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useFramedCart } from './framed-cart/use-framed-cart.ts';
import { shopAddress } from './shop-address.ts';
import { t } from './strings.ts';
import styles from './webshop.page.module.css';

type SoldEvent = { title: string; lang?: Language; day: string };
type ShopData = { frame: string | null; isOnline: boolean; event: SoldEvent | null };

/** The address to embed, with the visitor's cart. In the browser the page is asked of the server anew: a shop begins in a document of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ShopData> {
  if (typeof document !== 'undefined') throw redirectDocument(request.url);
  const url = new URL(request.url);
  const base = context.get(siteContext).boxOfficeUrl;
  const language = languageOfAddress(url);
  const page = shopAddress(base ?? 'https://shop.invalid', { below: params['*'] ?? '', search: url.search, language });
  if (page === null) throw data({ code: 'not_found' }, { status: 404 });
  if (!base) return { frame: null, isOnline: false, event: null };
  const api = client<BookingContract>(context.get(transportContext));
  const { address, online, event } = await api.get('/api/shop-page/', { language, query: { address: page } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_input') return { address: page, online: true, event: null }; // too long: then without the cart
    throw error;
  });
  return { frame: address, isOnline: online, event };
}

/** `/webshop` and its like, with all that is below: the box office inside the site (V §2, E §2). */
export function Page() {
  const { frame, isOnline, event } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const isTest = useIsTestShop();
  const name = t(language, isTest ? 'test_title' : 'title');
  const title = event ? `${name}: ${event.title}, ${longDate(language, event.day)}` : name;
  const isOpen = useRouteLoaderData<{ is_shop_online?: boolean }>('root')?.is_shop_online ?? true;
  const answers = useShopOnline(isOnline);
  const isShown = frame !== null && answers && (isOpen || isTest);
  const [isLoaded, setLoaded] = useState(isShown); // one that comes with the HTML may load, and be typed into, before anything here listens
  return (
    <>
      <PageHead title={title} noIndex />
      {frame && (isShown || isLoaded) && (
        <Shop address={frame} title={event ? <EventTitle name={name} event={event} /> : name} isHidden={!isShown} onLoad={() => setLoaded(true)} />
      )}
      {!isShown && <Closed />}
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

type ShopProps = { address: string; title: ReactNode; isHidden: boolean; onLoad: () => void };

/** While the box office does not answer it is hidden and not taken away: a visitor may have typed something into it. */
function Shop({ address, title, isHidden, onLoad }: ShopProps) {
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useFramedCart(frame, address, setHeight);
  /** Of the next page in the frame, the beginning is to be seen. */
  const toTop = () => {
    if (frame.current && frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView();
    onLoad();
  };
  return (
    <div className={styles.shop} hidden={isHidden} data-sized={height !== null || undefined}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <iframe
        ref={frame}
        onLoad={toTop}
        src={address}
        title={t(language, 'frame')}
        loading="lazy"
        allow="payment"
        sandbox={allowed}
        className={styles.frame}
        style={height === null ? undefined : { blockSize: height }}
      />
      <p className={styles.way}>
        <a href={address} target="_blank" rel="noopener">
          {t(language, 'own_window')}
          <Icon node={ExternalLink} />
        </a>
      </p>
    </div>
  );
}

function EventTitle({ name, event: { title, lang, day } }: { name: string; event: SoldEvent }) {
  const language = useLanguage();
  return (
    <>
      {name}: <span lang={lang}>{title}</span>, {longDate(language, day)}
    </>
  );
}

function Closed() {
  const language = useLanguage();
  const isSwitchedOff = useClosedShop() !== null;
  return (
    <div className={styles.closed}>
      <h1>{t(language, 'closed')}</h1>
      {isSwitchedOff ? <ClosedShopNote /> : <p>{t(language, 'closed_text')}</p>}
      <Link to={href('programme', language)} className={button()}>
        {t(language, 'programme')}
      </Link>
    </div>
  );
}
