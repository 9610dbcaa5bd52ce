import { client, httpTransport } from '#api/client.ts';
import { defaultLanguage } from '#i18n/language.ts';
import type { BookingContract } from '../../contract.ts';
import { queuePollInterval } from '../limits.ts';

/** Null in the end; an order that is answered within a second asks for nothing. */
export function followQueue(key: string, tell: (ahead: number | null) => void): () => void {
  const answered = new AbortController();
  const ask = async () => {
    const position = await client<BookingContract>(httpTransport)
      .get('/api/order-place/', { language: defaultLanguage, query: { key }, signal: answered.signal })
      .catch(() => null); // the order itself says what is wrong
    if (answered.signal.aborted) return;
    tell(position?.ahead ?? null);
    timer = setTimeout(ask, queuePollInterval);
  };
  let timer = setTimeout(ask, queuePollInterval);
  return () => {
    answered.abort();
    clearTimeout(timer);
    tell(null);
  };
}
