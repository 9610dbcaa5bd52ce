import type { Handler } from 'hono';
import { asksForPreview } from '#features/cms/index.server.ts';
import { languageOfAddress } from '#i18n/language.ts';
import { withNoScriptNotice } from '../../app/no-script-notice/no-script-notice.server.tsx';
import type { HeadFor } from '../assets.server.ts';
import { retryAfter, retryCallAfter } from '../limits.ts';
import { traitsOf } from '../personal-pages.ts';
import { csrfOf } from '../request-context.server.ts';
import type { Site } from '../site.server.ts';
import { firstRunGate } from './first-run.server.ts';
import { isStaff, siteGate } from './gate.server.ts';
import { noteFailure, PageFailures } from './page-failures.server.ts';
import type { PageRequest } from './page-request.ts';
import { personalPage } from './personal-page.server.ts';
import { previewPage } from './preview-page.server.ts';
import { publicPage } from './public-page.server.ts';
import { redirectMoved } from './redirect-moved.server.ts';
import { renderOffline } from './render.server.ts';
import { gone, sendFallback, sendPage } from './send.server.ts';

/** Gate → personal or public → render → send; a cached page was answered before (src/server/page-cache). */
export function pageHandler(site: Site, headFor: HeadFor, finish = withNoScriptNotice): Handler {
  const csrf = csrfOf(site);
  const gate = siteGate(site);
  const firstRun = firstRunGate(site);
  return async (c) => {
    const failures = new PageFailures(c, site.log);
    const pageRequest: PageRequest = { c, site, headFor, finish, failures, csrf };
    /** Needs no database; `after`: seconds until one may try again. */
    const offline = async (venue: string, after: number) => {
      const page = await renderOffline(pageRequest, venue);
      if (page instanceof Response) return page;
      const response = await sendPage(pageRequest, page);
      response.headers.set('Retry-After', String(after));
      return response;
    };
    let venue = '';
    try {
      const entrance = await gate(c);
      venue = entrance.venue;
      if (!entrance.isOpen) return await offline(venue, retryAfter);
      const beginning = await firstRun(c.req.path);
      if (beginning) return new Response(null, { status: 302, headers: { Location: beginning, 'Cache-Control': 'no-store' } });
      const redirect = await redirectMoved(site, c, new URL(c.req.url));
      if (redirect) return new Response(null, { status: 301, headers: { Location: redirect.to, 'Cache-Control': redirect.cacheControl } });
      const { personal: isPersonal, moreForStaff } = traitsOf(c.req.path);
      if (!isPersonal && asksForPreview(new URL(c.req.url).searchParams)) {
        const shown = await previewPage(pageRequest);
        return failures.isUnavailable ? await offline(venue, retryCallAfter) : shown;
      }
      const isForOne = isPersonal || (moreForStaff && (await isStaff(site, c)));
      const page = await (isForOne ? personalPage(pageRequest) : publicPage(pageRequest));
      if (c.req.raw.signal.aborted) return gone();
      return failures.isUnavailable ? await offline(venue, retryCallAfter) : page;
    } catch (error) {
      if (c.req.raw.signal.aborted) return gone();
      const reference = failures.report(error);
      const language = languageOfAddress(new URL(c.req.url));
      if (failures.isUnavailable) return offline(venue, retryCallAfter).catch(() => sendFallback(language, reference));
      noteFailure(site, c.req.path, { status: 500, reference });
      return sendFallback(language, reference);
    }
  };
}
