import { type RefObject, useEffect, useRef } from 'react';
import { scrollDelay } from './limits.ts';
import type { Booking, Step } from './use-booking.ts';

/** Keeps the focus in the widget and the widget in view, whatever is shown in it. */
export function useWidgetFocus({ step, outcomes, isSending }: Pick<Booking, 'step' | 'outcomes' | 'isSending'>, isReturning: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const widget = useIntoView(heading, outcomes === null ? 'choice' : isSending ? 'sending' : 'result', isReturning);
  useStepFocus(step, widget);
  return { widget, heading, noted: useNotedFocus(heading) };
}

/** Takes the focus when it opens, and a moment later comes into view (V §9), unless it returns unasked; so it does when it shows something else. */
function useIntoView(heading: RefObject<HTMLElement | null>, view: string, isReturning: boolean) {
  const widget = useRef<HTMLElement>(null);
  const staysAside = useRef(isReturning);
  useEffect(() => {
    if (!staysAside.current) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the reason
  useEffect(() => {
    if (staysAside.current) {
      staysAside.current = false;
      return;
    }
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const show = () => widget.current?.scrollIntoView({ behavior, block: fits(widget.current) ? 'nearest' : 'start' });
    const timer = setTimeout(show, scrollDelay);
    return () => clearTimeout(timer);
  }, [view]);
  return widget;
}

/** Whether all of it finds room between what sticks to the edges of the window. Of what does not, the nearest would be its end, and its heading out of sight. */
function fits(widget: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(widget);
  const previous = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop, scrollMarginBottom].map((length) => Number.parseFloat(length) || 0); // 'auto'
  return widget.clientHeight + previous.reduce((sum, length) => sum + length) <= innerHeight;
}

/** Back from a step, the focus is on the button that led there. */
function useStepFocus(step: Step, widget: RefObject<HTMLElement | null>): void {
  const before = useRef(step);
  useEffect(() => {
    const left = before.current;
    before.current = step;
    if (step.name !== '' || left.name === '') return;
    const selector = left.name === 'discounts' ? `[data-discounts="${left.group}"]` : '[data-times]';
    widget.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [step, widget]);
}

/** Where what had the focus is gone and nothing else has taken it, the heading does. React tells of no blur of what it removes itself. */
function useNotedFocus(heading: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false; // onFocus follows where it stays inside
    },
  };
}
