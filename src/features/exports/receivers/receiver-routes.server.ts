import { type Context, Hono } from 'hono';
import { withinShareOf } from '#api/implement/share.server.ts';
import { declaredError, Problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import type { Database } from '#db/database.server.ts';
import { answerRefusal, refusal, send } from '#features/feeds/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { countFetch } from './access.server.ts';
import { receiverFeedContract } from './contract.ts';
import { makeReceiverFeed } from './receiver-feed.server.ts';

type Site = { db: Database; baseUrl: string; now: () => Date; addressOf: (c: Context) => string };

const { receiverFeed: endpoint } = receiverFeedContract;

/** What receivers fetch, at an address of their own, below /api, /de/api and /en/api. What is no address of somebody's is not found, whatever it looks like. */
export function receiverRoutes({ db, baseUrl, now, addressOf }: Site): Hono {
  const app = new Hono({ strict: true });
  app.onError(answerRefusal);
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.on('GET', prefix + endpoint.path.replace('{token}', ':token'), async (c) => {
      const language = languageOfPath(c.req.path);
      const at = now();
      try {
        const who = connectionOf(addressOf(c));
        const wait = who === '' ? 0 : await countAttempt({ db, now: at }, endpoint.limit, who);
        if (wait > 0) throw tooMany(wait);
        const feed = await withinShareOf(endpoint, db, (one) => makeReceiverFeed({ db: one, baseUrl, now: at }, c.req.param('token') ?? ''));
        if (!feed) throw refusal(c, 404, 'not_found');
        await countFetch(db, feed.receiver, at);
        return await send(c, feed.type, feed.text, feed.name, 'one');
      } catch (error) {
        throw error instanceof Problem ? declaredError(endpoint, error, language) : error;
      }
    });
  }
  return app;
}
