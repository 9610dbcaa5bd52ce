import { CalendarPlus } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { showToast } from '#ui/toast/toast.ts';
import { calendarPaths } from './calendar-paths.ts';
import { t } from './calendar-strings.ts';
import type { Favourites, FavouritesContract } from './contract.ts';
import styles from './favourites.page.module.css';
import { cardsAtOnce } from './limits.ts';
import { favourites, knowFavourites, onFavourites } from './store.ts';

/** The way into one's calendar: of an account an address that a calendar follows, of a browser a file. */
export function CalendarSection({ hasEvents }: { hasEvents: boolean }) {
  const language = useLanguage();
  const known = useSyncExternalStore(onFavourites, favourites, favourites);
  const { pathname } = useLocation();
  if (!known.is_signed_in && !hasEvents) return null;
  return (
    <section className={styles.calendar} aria-labelledby="favourites-calendar">
      <h2 id="favourites-calendar">{t(language, 'calendar')}</h2>
      {known.is_signed_in ? (
        <Address calendar={known.calendar} />
      ) : (
        <>
          <p>{t(language, 'here_only')}</p>
          <p className={styles.ways}>
            <a href={`/${language}${calendarPaths.file}?ids=${known.ids.slice(0, cardsAtOnce).join(',')}`} className={button()} download>
              <Icon node={CalendarPlus} />
              {t(language, 'file')}
            </a>
            <Link to={`${href('userLogin', language)}?from=${encodeURIComponent(pathname)}`} className={button()} reloadDocument>
              {t(language, 'sign_in')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

function Address({ calendar }: { calendar: string | null }) {
  const language = useLanguage();
  const base = useRouteLoaderData<RootInfo>('root')?.baseUrl ?? '';
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const change = async (send: () => Promise<Favourites>, done: 'made' | 'renewed' | 'revoked') => {
    setState('busy');
    try {
      knowFavourites(await send());
      showToast(t(language, done));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const api = client<FavouritesContract>(httpTransport);
  const make = () => api.post('/api/favourites-calendar/', { language });
  const busy = state === 'busy';
  return (
    <>
      <p>{t(language, 'calendar_lead')}</p>
      {state === 'failed' && <p role="alert">{t(language, 'calendar_failed')}</p>}
      {calendar === null ? (
        <p className={styles.ways}>
          <Button busy={busy} onClick={() => change(make, 'made')}>
            {t(language, 'make')}
          </Button>
        </p>
      ) : (
        <>
          <label className={styles.address}>
            {t(language, 'address')}
            <input readOnly value={base + calendar} onFocus={({ target }) => target.select()} />
          </label>
          <p className={styles.ways}>
            <a href={`${base.replace(/^https?/, 'webcal')}${calendar}`} className={button('primary')}>
              <Icon node={CalendarPlus} />
              {t(language, 'subscribe')}
            </a>
            <Button busy={busy} onClick={() => change(make, 'renewed')}>
              {t(language, 'renew')}
            </Button>
            <Button busy={busy} onClick={() => change(() => api.delete('/api/favourites-calendar/', { language }), 'revoked')}>
              {t(language, 'revoke')}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
