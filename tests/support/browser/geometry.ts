import type { Page } from 'playwright-core';
import { painted } from '../browser.ts';

/** Gives a page that is open another size, and waits until it is drawn in it: a tenth of what loading it anew costs. */
export async function resize(page: Page, width: number, height = 900): Promise<Page> {
  await page.setViewportSize({ width, height });
  await painted(page);
  return page;
}

/** A page that scrolls sideways, texts outside the window or cut off; breadcrumbs and named items may end in '…'. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null && (/inset\(50%\)/.test(getComputedStyle(element).clipPath) || isForReadersOnly(element.parentElement));
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== root && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** A title's dash does not begin a line, so some of its spaces do not break. */
    const words = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
    const isNamedInFull = (element: Element) =>
      element
        .closest('[role=row]')
        ?.getAttribute('aria-label')
        ?.includes(element.textContent?.trim() ?? '');
    const isCut = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
    const hasText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

    const scope = document.querySelector('dialog:modal') ?? document.body;
    const texts = [...scope.querySelectorAll('*:not(script, style, noscript)')].filter(
      (element) => hasText(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForReadersOnly(element),
    );
    const found = texts.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const name = `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;
      if ((left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement)) return [`${name}: from ${Math.round(left)} to ${Math.round(right)}`];
      return isCut(element) && !isNamedInFull(element) && words(element) !== words(document.querySelector('h1')) ? [`${name}: cut off`] : [];
    });
    const width = Math.min(root.clientWidth, document.body.offsetWidth); // beside the body is the gutter of the scrollbar
    return root.scrollWidth > width ? [`the page is ${root.scrollWidth - width} px too wide`, ...found] : found;
  });

/** Interactive elements smaller than 24 px (WCAG 2.5.8), except links within a sentence and what only screen readers meet. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null && (/inset\(50%\)/.test(getComputedStyle(element).clipPath) || isForReadersOnly(element.parentElement));
    const textOf = (element: Element | null) => element?.textContent?.trim() ?? '';
    const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline' && textOf(element.parentElement).length > textOf(element).length;
    // The link of a card covers the whole card.
    const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';

    const scope = document.querySelector('dialog:modal') ?? document.body;
    const interactive = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button], [role=option], [tabindex="0"]')];
    return interactive.flatMap((element) => {
      const target = element.matches('input') ? (element.closest('label') ?? element) : element;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (isForReadersOnly(target) || isInSentence(target) || isStretched(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24 ? [`<${element.localName}> ${textOf(target).slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    });
  });

/** Whether something sticky lies over it (WCAG 2.4.11) or it is out of sight; null at the end of the page. */
export async function focusedElement(page: Page): Promise<FocusedElement | null> {
  for (const until = performance.now() + 500; ; ) {
    const place = await focusedElementNow(page);
    if (!place?.hidden || place.isFrame || performance.now() > until) return place;
  }
}

/** Of a frame, `hidden` tells of the whole of it, not of what has the focus inside. */
type FocusedElement = { name: string; hidden: string | null; isInMain: boolean; isFrame: boolean };

const focusedElementNow = (page: Page): Promise<FocusedElement | null> =>
  page.evaluate(async () => {
    // What the focus brings into view is there, and whatever has heard of that has answered. Of two frames the second comes 16 ms later, though nothing has changed.
    await new Promise((answered) => requestAnimationFrame(() => setTimeout(answered, 5)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    const place = { name, isInMain: element.closest('main') !== null, isFrame: element.localName === 'iframe' };
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return { ...place, hidden: 'out of the window' };
    const floating = (candidate: Element | null): Element | null => {
      if (candidate === null || candidate.contains(shown)) return null;
      return /fixed|sticky/.test(getComputedStyle(candidate).position) ? candidate : floating(candidate.parentElement);
    };
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ];
    // What is higher than the room between the bars can only be seen in part, and of a text the browser shows the line of the caret: its middle or its upper edge is enough.
    const isTall = bottom - top > innerHeight / 2 || element.matches('textarea');
    if (isTall && points.slice(1, 3).every(([x = 0, y = 0]) => shown.contains(document.elementFromPoint(x, y)))) return { ...place, hidden: null };
    for (const [x = 0, y = 0] of isTall ? points.slice(0, 1) : points) {
      const over = y >= 0 && y <= innerHeight ? document.elementFromPoint(x, y) : null;
      const cover = over && !shown.contains(over) ? floating(over) : null;
      if (cover) return { ...place, hidden: `under <${cover.localName} class="${cover.className}"> at ${Math.round(x)}, ${Math.round(y)}` };
    }
    return { ...place, hidden: null };
  });
