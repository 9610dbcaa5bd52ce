import type { Page } from 'playwright-core';

/** No name, no ring of 2 px and 3 : 1 (WCAG 2.4.7, 1.4.11), a cut-off ring, or a wrong order; remembered for `missedControls`. */
export const focusedControlProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    const passed: HTMLElement[] = Reflect.get(window, 'passedControls') ?? [];
    Object.assign(window, { passedControls: [...passed, control] });
    const name = nameOf(control);
    const problems = [...(name ? [] : ['has no name']), ...ringProblems(control), ...orderProblems(passed.at(-1), control)];
    return problems.map((problem) => `<${control.localName}${control.role ? ` role=${control.role}` : ''}> ${name.slice(0, 50)}: ${problem}`);

    function nameOf(element: HTMLElement): string {
      const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
      const labels = [...('labels' in element ? ((element.labels as NodeListOf<HTMLLabelElement> | null) ?? []) : [])].map((label) => label.textContent);
      const pictures = [...element.querySelectorAll('[aria-label], img[alt], title')].map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? one.textContent,
      );
      const names = [
        element.getAttribute('aria-label'),
        by.join(' '),
        labels.join(' '),
        element.innerText,
        element.textContent,
        pictures.join(' '),
        element.title,
      ];
      return (
        names
          .find((one) => one?.trim())
          ?.trim()
          .replace(/\s+/g, ' ') ?? ''
      );
    }

    /** A ring may be drawn round what stands for the control: its label, the box around it, a mark beside it, a link's area. */
    function ringProblems(element: HTMLElement): string[] {
      const parents = [element.parentElement, element.parentElement?.parentElement, element.closest('label')];
      const beside = [element.nextElementSibling, ...(element.closest('label')?.children ?? [])];
      const drawn = [element, ...parents, ...beside].flatMap((one) =>
        one?.checkVisibility({ opacityProperty: true }) && !isForReadersOnly(one)
          ? [null, '::before', '::after'].map((pseudo) => ({ one, style: getComputedStyle(one, pseudo) }))
          : [],
      );
      const ring = drawn.find(({ style }) => style.outlineStyle !== 'none' && style.content !== 'none' && Number.parseFloat(style.outlineWidth) >= 2);
      if (!ring) return ['has no focus ring'];
      const offset = Number.parseFloat(ring.style.outlineOffset);
      const ratio = contrast(luminance(ring.style.outlineColor), luminance(backgroundOf(offset < 0 ? ring.one : ring.one.parentElement)));
      const cut = cutSides(ring.one, offset + Number.parseFloat(ring.style.outlineWidth) / 2);
      return [...(ratio < 3 ? [`has a focus ring of ${ratio.toFixed(1)} : 1`] : []), ...(cut.length > 0 ? [`has a focus ring cut off ${cut.join(', ')}`] : [])];
    }

    function isForReadersOnly(one: Element): boolean {
      const { clipPath, overflow } = getComputedStyle(one);
      const isTiny = overflow === 'hidden' && one.getBoundingClientRect().width <= 1;
      return isTiny || /inset\(50%\)/.test(clipPath) || (one.parentElement !== null && isForReadersOnly(one.parentElement));
    }

    /** Not where the box scrolls sideways: of what is seen by 32 px the browser shows no more. */
    function cutSides(element: Element, reach: number): string[] {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const cut = new Set<string>();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && box.scrollWidth <= box.clientWidth) {
          if (left - reach < edge.left) cut.add('left');
          if (right + reach > edge.right) cut.add('right');
        }
        if (overflowY !== 'visible') {
          if (top - reach < edge.top) cut.add('above');
          if (bottom + reach > edge.bottom) cut.add('below');
        }
        if (position === 'fixed') break;
      }
      return [...cut];
    }

    function orderProblems(before: HTMLElement | undefined, after: HTMLElement): string[] {
      if (!before?.isConnected || before === after) return [];
      if (!(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING)) return [`stands before ${nameOf(before)} in the document`];
      if (floats(before) || floats(after)) return [];
      const [first, second] = [before, after].map((one) => (one.closest('label') ?? one).getBoundingClientRect());
      if (!first || !second) return [];
      const isAbove = second.bottom <= first.top + 2 && second.left < first.right;
      const isLeft = second.right <= first.left + 2 && Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > first.height / 2;
      return isAbove || isLeft ? [`is seen ${isAbove ? 'above' : 'left of'} ${nameOf(before)}, which comes first`] : [];
    }

    function floats(element: Element | null): boolean {
      return element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    }

    function backgroundOf(element: Element | null): string {
      if (!element) return '#fff';
      const { backgroundColor } = getComputedStyle(element);
      return colour(backgroundColor)[3] === 255 ? backgroundColor : backgroundOf(element.parentElement);
    }

    function colour(text: string): Uint8ClampedArray {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data;
    }

    function luminance(text: string): number {
      const [red = 0, green = 0, blue = 0] = [...colour(text)].map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one: number, other: number): number {
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
  });
