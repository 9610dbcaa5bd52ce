import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { languageOfPath } from '#i18n/language.ts';
import { displayPrice } from '#i18n/price.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AccountContract } from '../contract.ts';
import { longDay } from '../dates.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { t as tAccount } from '../strings.ts';
import { requireSignIn } from '../user/require-sign-in.ts';
import styles from './orders.page.module.css';
import type { OrderEntry, OrdersContract } from './orders-contract.ts';
import { t } from './strings.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = client<AccountContract & OrdersContract>(context.get(transportContext));
  const call = { language: languageOfPath(new URL(request.url).pathname), signal: request.signal };
  const [{ email }, answer] = await requireSignIn(request, Promise.all([api.get('/api/user/profile/', call), api.get('/api/user/orders/', call)]));
  return { email, ...answer };
}

export function Page() {
  const { email, state, orders } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const lead = (
    <p>
      <Link to={href('userProfile', language)}>{tAccount(language, 'profile')}</Link>
    </p>
  );
  return (
    <PageFrame title={t(language, 'orders')} description={t(language, 'description')} lead={lead}>
      {state === 'elsewhere' && <p className={styles.text}>{t(language, 'elsewhere')}</p>}
      {state === 'unavailable' && (
        <Notice kind="warning" role="status">
          {t(language, 'unavailable')}{' '}
          <Link to={href('userOrders', language)} reloadDocument>
            {t(language, 'again')}
          </Link>
        </Notice>
      )}
      {state === 'listed' && orders.length === 0 && (
        <>
          <p className={styles.text}>{t(language, 'none', { email })}</p>
          <p className={styles.way}>
            <Link to={href('programme', language)} className={button()}>
              {t(language, 'to_programme')}
            </Link>
          </p>
        </>
      )}
      {orders.length > 0 && (
        <ol className={styles.orders}>
          {orders.map((order) => (
            <Order key={order.number} order={order} />
          ))}
        </ol>
      )}
    </PageFrame>
  );
}

function Order({ order: { number, url, ordered_at, tickets_quantity, total, lines } }: { order: OrderEntry }) {
  const language = useLanguage();
  return (
    <li>
      <h2>
        {t(language, 'order', { number })} <span>{t(language, 'of', { day: longDay(language, ordered_at) })}</span>
      </h2>
      <ul className={styles.lines}>
        {lines.map(({ title, date_start, text, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines do not change, and two may be alike
          <li key={index}>
            <strong>{title}</strong>
            <br />
            {displayMoment(language, date_start)} · {quantity} × {text}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        {t(language, 'tickets', { n: tickets_quantity })} · {displayPrice(total)}
      </p>
      {url && (
        <a href={url} className={button('secondary', 'small')} aria-label={t(language, 'open_order', { number })}>
          {t(language, 'open')}
        </a>
      )}
    </li>
  );
}
