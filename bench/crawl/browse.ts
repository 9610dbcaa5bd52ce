import { chromium } from 'playwright-core';

export type Browsing = {
  /** How many pages it has opened, and which failed (5xx). */
  stop(): Promise<{ opened: number; failures: string[] }>;
};

const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export async function browse(origin: string, paths: readonly string[]): Promise<Browsing> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  const page = await browser.newPage({ locale: 'de-DE', viewport: { width: 1366, height: 900 } });
  const failures: string[] = [];
  let opened = 0;
  let isStopped = false;
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.url()}: ${response.status()}`);
  });
  const work = async () => {
    for (let turn = 0; !isStopped; turn++) {
      const path = paths[turn % paths.length] ?? '/de';
      const response = await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 }).catch((error: unknown) => String(error));
      if (response === null || typeof response === 'string') failures.push(`${path}: ${response}`);
      else opened++;
    }
  };
  const working = work();
  return {
    stop: async () => {
      isStopped = true;
      await working;
      await browser.close();
      return { opened, failures };
    },
  };
}
