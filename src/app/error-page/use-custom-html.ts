import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { reportFailedCall } from '#features/error-log/index.ts';
import type { SettingsContract } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';
import type { CustomHtml } from './error-details.ts';
import { patience } from './limits.ts';
import { readErrorFile } from './read-error-file.ts';

/**
 * The custom page of a status: as the server has sent it along, else asked for. Null: there is none.
 * Undefined: not known yet.
 */
export function useCustomHtml(status: number, sent: CustomHtml | null | undefined, language: Language): CustomHtml | null | undefined {
  const [asked, setAsked] = useState<CustomHtml | null>();
  const isSent = sent !== undefined;
  useEffect(() => {
    if (!isSent) ask(status, language).then(setAsked);
  }, [isSent, status, language]);
  return isSent ? sent : asked;
}

/** The design settings come first, then the file (E §2). */
async function ask(status: number, language: Language): Promise<CustomHtml | null> {
  const signal = AbortSignal.timeout(patience);
  try {
    const pages = await client<SettingsContract>(httpTransport).get('/api/html/', { language, signal });
    return pages[status] ?? (await readErrorFile(status, language, signal));
  } catch (error) {
    // Logged and reported (E §8); that a device without network reaches nobody is no news.
    if (navigator.onLine) {
      reportError(error);
      reportFailedCall(`/${language}/api/html/`, error, language);
    }
    return null;
  }
}
