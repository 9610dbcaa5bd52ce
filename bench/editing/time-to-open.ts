import type { Page } from 'playwright-core';

/** ms that a hand needs from a button's edge to its press, at the least. */
const handTime = 200;

/** ms from the press to the draft on the page with its tools, as it is seen. */
export async function timeToOpen(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => performance.mark('pressed', { startTime: timeStamp }), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#content [data-block]') || !document.querySelector('[aria-label="Werkzeuge der Redaktion"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('opened')));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const button = page.getByRole('button', { name: 'Seite bearbeiten' });
  await button.hover();
  await page.waitForTimeout(handTime);
  await button.click();
  await page.waitForFunction(() => performance.getEntriesByName('opened').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => performance.measure('opening', 'pressed', 'opened').duration);
}
