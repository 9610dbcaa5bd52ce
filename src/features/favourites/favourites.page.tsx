import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { cardOf, EventDays } from '#features/programme/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { FavouritesContract, RememberedEvent } from './contract.ts';
import { type loader, rememberedEvents } from './favourites.loader.ts';
import styles from './favourites.page.module.css';
import { favourites as current, loadFavourites, onFavourites, remember } from './store.ts';
import { t } from './strings.ts';
import { fillHearts } from './use-hearts.ts';

export { loader } from './favourites.loader.ts';

const loadToasts = lazyImport(() => import('#ui/toast/toasts.tsx'));
const loadCalendar = lazyImport(() => import('./calendar-section.tsx'));

/** What a visitor has marked with a heart: `/de/merkliste`, `/en/favourites`. */
export function Page() {
  const data = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { events, state, retry } = useRemembered(data);
  const heading = useRef<HTMLHeadingElement>(null);
  const coming = events.filter(({ is_over }) => !is_over);
  const past = events.filter(({ is_over }) => is_over);
  useRemoval(events, heading);
  const Toasts = useLoaded(toasts);
  const CalendarSection = useLoaded(calendarSection);
  // The server may have had none of them: what this browser knew comes with its first answer.
  const hasEvents = events.length > 0;
  useEffect(() => {
    if (hasEvents) fillHearts();
  }, [hasEvents]);
  return (
    <div className={styles.page}>
      <PageHead title={t(language, 'title')} description={t(language, 'description')} noIndex />
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {t(language, 'title')}
        </h1>
        <p role="status" className={styles.count}>
          {state === 'loading' ? t(language, 'loading') : state === 'ready' && hasEvents && t(language, 'count', { n: coming.length })}
        </p>
      </header>
      {!data.favourites.is_signed_in && (
        <noscript>
          <p className={styles.text}>{t(language, 'no_script')}</p>
        </noscript>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.empty}>
          {t(language, 'failed')}
          <Button onClick={retry}>{t(language, 'retry')}</Button>
        </p>
      )}
      {state === 'ready' && !hasEvents && (
        <div className={styles.empty}>
          <p className={styles.nothing}>{t(language, 'empty')}</p>
          <p>{t(language, 'empty_hint')}</p>
          <Link to={href('programme', language)} className={button('primary')}>
            {t(language, 'to_programme')}
          </Link>
        </div>
      )}
      {coming.length > 0 && (
        <div className={styles.list}>
          <EventDays events={coming.map(cardOf)} today={data.today} as="h2" />
        </div>
      )}
      {past.length > 0 && (
        <Disclosure summary={t(language, 'past', { n: past.length })} className={styles.past}>
          <EventDays events={past.map(cardOf)} today={data.today} as="h2" />
        </Disclosure>
      )}
      {state === 'ready' && CalendarSection && <CalendarSection hasEvents={hasEvents} />}
      {Toasts && <Toasts />}
    </div>
  );
}

const toasts = async (): Promise<ComponentType> => (await loadToasts()).Toasts;
const calendarSection = async (): Promise<ComponentType<{ hasEvents: boolean }>> => (await loadCalendar()).CalendarSection;

/** What nobody needs before the page stands. Where it cannot be had, the list is of use without it. */
function useLoaded<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined {
  const [Loaded, show] = useState<ComponentType<P>>();
  useEffect(() => {
    load().then(
      (component) => show(() => component),
      () => {},
    );
  }, [load]);
  return Loaded;
}

type State = 'loading' | 'ready' | 'failed';

/** The events that are remembered now, of those that were when the page was opened or have been asked for since. */
function useRemembered({ favourites, events: given }: Awaited<ReturnType<typeof loader>>) {
  const language = useLanguage();
  const known = useSyncExternalStore(onFavourites, current, () => favourites);
  const [loaded, setLoaded] = useState(given);
  const [state, setState] = useState<State>(favourites.is_signed_in ? 'ready' : 'loading');
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      await loadFavourites(language);
      return rememberedEvents(client<FavouritesContract>(httpTransport), current().ids, language);
    };
    ask().then(
      (events) => {
        if (!isCurrent) return;
        setLoaded(events);
        setState('ready');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, attempt]);
  const ids = new Set(state === 'ready' && known.ids ? known.ids : favourites.ids);
  return {
    events: loaded.filter(({ id }) => ids.has(id)),
    state,
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}

/** Says what has just been removed, with the way back; the focus, gone with it, goes on at the heading. */
function useRemoval(events: readonly RememberedEvent[], heading: React.RefObject<HTMLElement | null>): void {
  const language = useLanguage();
  const before = useRef(events);
  useEffect(() => {
    const now = new Set(events.map(({ id }) => id));
    const [removed, ...others] = before.current.filter(({ id }) => !now.has(id));
    before.current = events;
    if (!removed || others.length > 0) return;
    const { id, title } = removed;
    showToast(t(language, 'removed', { title }), { text: t(language, 'undo'), run: () => void remember(id, true, language).catch(() => {}) });
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [events, heading, language]);
}
