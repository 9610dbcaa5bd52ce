import { type Context, Hono } from 'hono';
import { declaredError, Problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import type { Database } from '#db/database.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { policyReportPath, sentReportContract } from '../contract.ts';
import { maxReportBytes, reportLimits } from '../limits.ts';
import { storeReports } from './queries/store-reports.server.ts';
import { readReports } from './read-reports.server.ts';

type Site = { db: Database; baseUrl: string; now: () => Date; addressOf: (c: Context) => string };

const noStore = { 'Cache-Control': 'no-store' };

/** `POST /api/policy-reports/`, for browsers: before the check against forged requests, as they send no token. 204 whatever of it was of use. */
export function policyReportRoutes({ db, baseUrl, now, addressOf }: Site): Hono {
  const app = new Hono({ strict: true });
  app.on(
    'POST',
    ['', ...languages.map((language) => `/${language}`)].map((prefix) => prefix + policyReportPath),
    async (c) => {
      if (!/^application\/(reports\+json|csp-report|json)\b/.test(c.req.header('Content-Type') ?? '')) return c.body(null, 415, noStore);
      const body = await readText(c);
      if (body === null) return c.body(null, 413, { ...noStore, Connection: 'close' });
      const at = now();
      try {
        const who = connectionOf(addressOf(c));
        for (const limit of reportLimits) {
          const counted = limit.per === 'visitor' ? who : '';
          const wait = limit.per === 'visitor' && who === '' ? 0 : await countAttempt({ db, now: at }, limit, counted);
          if (wait > 0) throw tooMany(wait);
        }
        await storeReports(db, readReports(parse(body), baseUrl), at);
      } catch (error) {
        throw error instanceof Problem ? declaredError(sentReportContract.sentReport, error, languageOfPath(c.req.path)) : error;
      }
      return c.body(null, 204, noStore);
    },
  );
  return app;
}

/** The body; null where it is larger than a report may be. Counted while it is read. */
async function readText(c: Context): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > maxReportBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a browser sends no such thing, and nobody reads an answer
  }
}
