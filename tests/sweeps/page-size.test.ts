import { afterAll, describe, expect, test } from 'vitest';
import { testApp, testNow } from '../support/app.ts';

// Its length depends on the day; what the build adds is added here: scripts, styles, and the length of class names.
const budget = 40_000;
const head = 1_400;
const asBuilt = (html: string) =>
  html.replace(/class="([^"]*)"/g, (_, names: string) => `class="${names.replace(/_(\w+?)_\w{5,6}(_\d+)?(?= |$)/g, '$1_123456')}"`);

let now = testNow;
const site = await testApp({ demo: true, now: () => now });
const sizes: number[] = [];
afterAll(() => process.stdout.write(`    HTML of the programme over five months: ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes\n`));

describe.each(['/de/programm', '/en/events'])('%s', (path) => {
  test('is at most 40 kB, whatever the day', async () => {
    for (let day = 0; day <= 150; day += 3) {
      now = new Date(testNow.getTime() + day * 86_400_000);
      const size = Buffer.byteLength(asBuilt(await (await site.get(path)).text())) + head;
      sizes.push(size);
      expect.soft(size, `${day} days later`).toBeLessThanOrEqual(budget);
    }
  });
});
