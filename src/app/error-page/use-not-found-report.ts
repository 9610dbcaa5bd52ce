import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import type { ErrorLogContract } from '#features/error-log/index.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** After a move within the site, of which the server does not know (E §8). */
export function useNotFoundReport(status: number, foundHere: boolean): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  useEffect(() => {
    if (status !== 404 || !foundHere) return;
    client<ErrorLogContract>(httpTransport)
      .post('/api/dashboard-error-log/', { language, body: { url: pathname } })
      .catch(() => {}); // the log may be full or out of reach: nothing a visitor could do about
  }, [status, foundHere, pathname, language]);
}
