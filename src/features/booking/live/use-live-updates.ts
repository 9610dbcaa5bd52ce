import { useEffect } from 'react';
import type { z } from 'zod';
import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { BookingContract, eventStateSchema } from '../contract.ts';
import { maxEvents } from '../limits.ts';
import { nextTry, settlingTime } from './limits.ts';
import { publishLiveEvent, shownEvents, whenShownChange } from './live-events.ts';
import { setShopOnline } from './shop-state.ts';

/** While the tab is looked at, by one stream for all events; a page without events asks now and then whether the box office answers. */
export function useLiveUpdates(): void {
  const language = useLanguage();
  useEffect(() => {
    let stream: EventSource | undefined;
    let followed: readonly number[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      stream?.close();
      stream = undefined;
      followed = [];
    };
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(follow, wait);
    };
    const follow = () => {
      const ids = shownEvents().slice(0, maxEvents);
      if (document.hidden) return close();
      if (ids.length === 0) {
        close();
        void ask(ids, language);
        return later(nextTry);
      }
      if (stream && ids.every((id) => followed.includes(id))) return;
      close();
      followed = ids;
      stream = openStream(ids, language);
      // The browser mends a broken connection; without room for one more stream the page asks instead.
      stream.onerror = () => {
        if (stream?.readyState !== EventSource.CLOSED) return;
        close();
        void ask(ids, language);
        later(nextTry);
      };
    };
    const onVisibility = () => (document.hidden ? close() : later(0));
    const forget = whenShownChange(() => later(settlingTime));
    document.addEventListener('visibilitychange', onVisibility);
    later(settlingTime);
    return () => {
      clearTimeout(timer);
      close();
      forget();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [language]);
}

function openStream(ids: readonly number[], language: Language): EventSource {
  const stream = new EventSource(`/${language}/api/availability/stream?ids=${ids.toSorted((a, b) => a - b)}`);
  stream.addEventListener('availability', ({ data }) => publishLiveEvent(JSON.parse(data) as z.infer<typeof eventStateSchema>)); // the server's own schema
  stream.addEventListener('shop', ({ data }) => setShopOnline((JSON.parse(data) as { online: boolean }).online)); // likewise
  return stream;
}

async function ask(ids: readonly number[], language: Language): Promise<void> {
  const answer = await client<BookingContract>(httpTransport)
    .get('/api/availability/', { language, query: ids.length > 0 ? { ids: ids.join(',') } : {} })
    .catch(() => null); // out of reach: the page stays as it is
  if (!answer) return;
  setShopOnline(answer.online);
  for (const event of answer.events) publishLiveEvent(event);
}
