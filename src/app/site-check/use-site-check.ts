import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import type { RedirectContract } from '#features/redirects/index.ts';
import type { SettingsContract } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';

let seen = '';

/** On every move to another page (E §4), also for redirect rules (E §7); an offline site answers 503 to the reload. */
export function useSiteCheck(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    const isMove = seen !== '' && seen !== pathname;
    seen = pathname;
    if (!isMove) return;
    client<SettingsContract>(httpTransport)
      .get('/pageeditor-api/settings', { language })
      .then(
        ({ is_site_online }) => !is_site_online && location.reload(),
        // Out of reach is not switched off: then the page asks for itself what it needs.
        (error: unknown) => error instanceof ApiError && error.status === 503 && location.reload(),
      );
    client<RedirectContract>(httpTransport)
      .get('/pageeditor-api/redirect', { language, query: { old_path: pathname } })
      .then(
        ([rule]) => rule && navigate(rule.new_path, { replace: true }),
        () => {}, // the server applies them to whatever it makes
      );
  }, [pathname, language, navigate]);
}
