import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import type { Language } from '#i18n/language.ts';
import type { BookingContract, Offer } from '../contract.ts';

const api = client<BookingContract>(httpTransport);

/** `none`: there is nothing to sell here; `failed`: the box office could not be asked. */
export type OfferProblem = 'none' | 'failed';

/** `reload` asks again and shows what is known until the answer is there. */
export function useOffer(eventId: number, language: Language) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState<OfferProblem | null>(null);
  const reload = useCallback(
    async (signal?: AbortSignal): Promise<Offer | null> => {
      try {
        const answer = await api.get('/api/events/{id}/offer/', { language, parameters: { id: eventId }, ...(signal ? { signal } : {}) });
        setOffer(answer);
        setProblem(null);
        return answer;
      } catch (error) {
        if (signal?.aborted) return null;
        reportFailedCall(`/${language}/api/events/${eventId}/offer/`, error, language);
        setProblem(error instanceof ApiError && error.status === 404 ? 'none' : 'failed');
        return null;
      }
    },
    [eventId, language],
  );
  useEffect(() => {
    const request = new AbortController();
    void reload(request.signal);
    return () => request.abort();
  }, [reload]);
  return { offer, problem, reload };
}
