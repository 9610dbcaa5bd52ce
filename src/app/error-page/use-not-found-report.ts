import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import type { ErrorLogContract } from '#features/error-log/index.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Sends a path that was not found to the error log (E §8), where the server does not know of it: after a move within the site. */
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
