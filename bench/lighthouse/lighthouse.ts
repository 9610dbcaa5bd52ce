import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { install, tool } from '../../bin/prepare.mjs';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { findBrowser } from '../../bin/testing/machine.mjs';
import { firstEvent } from '../cached-answers.ts';
import { atLeast, type Measurement } from '../measurement.ts';
import { countProcessorTime } from './processor-time.ts';

/** Whether a page may be found at all the instance says (a test's never), and of an account's pages none: that is no fault of theirs. */
const asked = ['--only-categories=performance,accessibility,best-practices,seo', '--skip-audits=is-crawlable'];

type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit & { displayValue?: string }>;
};

type Looked = { measured: Report; unhindered: Report };

const paints = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/**
 * Five visits a page, the middle one counts, as https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md advises; also
 * by processor time, as the site shares the machine. `LIGHTHOUSE_PAGES=/de/besuch,/de/team`: of these alone.
 */
export async function measureLighthouse(site: string): Promise<Measurement[]> {
  install(import.meta.dirname);
  const measurements: Measurement[] = [];
  const [article, series, production] = [await firstOf(site, 'articles'), await firstOf(site, 'series'), await firstOf(site, 'productions')];
  const pages = ['/de', '/de/programm', await firstEvent(site), article, series, production, '/de/besuch', '/de/team', '/de/search?q=bach', '/de/user/login'];
  const only = process.env.LIGHTHOUSE_PAGES?.split(',');
  for (const path of only ?? pages) {
    const { measured, unhindered, all } = await middleOf(site + path);
    const { categories, audits } = measured;
    for (const [name, { score, auditRefs }] of Object.entries(categories)) {
      const bar = name === 'performance' ? 98 : 100;
      const costly = auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
      const points = Math.round((score ?? 0) * 100);
      measurements.push({
        what: `lighthouse: ${path.split('?')[0]}, ${name}`,
        value: String(points),
        bar: atLeast(bar, points),
        details: [name === 'performance' && `all: ${all.join(', ')}`, ...costly].filter(Boolean).join(', '),
      });
    }
    const points = performanceOf(unhindered);
    measurements.push({
      what: `lighthouse: ${path.split('?')[0]}, performance by processor time`,
      value: String(points),
      bar: atLeast(98, points),
      details: paints.map((id) => `${id} ${unhindered.audits[id]?.displayValue ?? ''}`.trim()).join(', '),
    });
    const advice = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'metricSavings' && score !== null && score < 1);
    if (advice.length > 0)
      measurements.push({
        what: `lighthouse: ${path.split('?')[0]}, advice`,
        value: String(advice.length),
        details: advice.map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': ')).join(', '),
      });
  }
  return measurements;
}

async function firstOf(site: string, list: 'articles' | 'series' | 'productions'): Promise<string> {
  const answer: { link: { url: string } }[] | { results: { link: { url: string } }[] } = await (await fetch(`${site}/de/api/${list}/`)).json();
  return (Array.isArray(answer) ? answer : answer.results)[0]?.link.url ?? '/de';
}

const runs = 5;

async function middleOf(url: string): Promise<Looked & { all: number[] }> {
  const looks: Looked[] = [];
  for (let failures = 0; looks.length < runs; ) {
    const look = await lookAt(url).catch((error: unknown) => {
      if (++failures > runs) throw error; // now and then the browser has recorded nothing, which Lighthouse calls an error
    });
    if (look) looks.push(look);
  }
  looks.sort((a, b) => performanceOf(a.measured) - performanceOf(b.measured));
  const middle = looks[(runs - 1) / 2];
  if (!middle) throw new Error(`Lighthouse has said nothing of ${url}.`);
  return { ...middle, all: looks.map(({ measured }) => performanceOf(measured)) };
}

const performanceOf = ({ categories }: Report): number => Math.round((categories.performance?.score ?? 0) * 100);

/** By the clock, and as if the browser had never waited for a processor. */
async function lookAt(url: string): Promise<Looked> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-lighthouse-'));
  try {
    const flags = `--headless=new --disable-gpu --disable-background-networking${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
    await lighthouse(url, `--gather-mode=${folder}`, `--chrome-flags=${flags}`);
    const measured = await lighthouse(url, `--audit-mode=${folder}`);
    await countProcessorTime(join(folder, 'trace.json'));
    return { measured: JSON.parse(measured), unhindered: JSON.parse(await lighthouse(url, `--audit-mode=${folder}`)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lighthouse(url: string, ...options: string[]): Promise<string> {
  const args = [tool('lighthouse', 'lighthouse', import.meta.dirname), url, '--quiet', '--output=json', '--no-enable-error-reporting', ...asked, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 28 });
  return stdout;
}
