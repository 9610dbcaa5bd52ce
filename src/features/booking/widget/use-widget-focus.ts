import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './booking-state.ts';
import { scrollDelay } from './limits.ts';
import type { Booking } from './use-booking.ts';

export function useWidgetFocus({ step, outcomes, isSending }: Pick<Booking, 'step' | 'outcomes' | 'isSending'>, isReturning: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const widget = useIntoView(heading, outcomes === null ? 'choice' : isSending ? 'sending' : 'result', isReturning);
  useStepFocus(step, widget);
  return { widget, heading, noted: useNotedFocus(heading) };
}

/** A moment after it opens (V §9), unless it returns unasked. */
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

/** Of a widget that does not fit the nearest part would be its end, and its heading out of sight. */
function fits(widget: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(widget);
  const previous = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop, scrollMarginBottom].map((length) => Number.parseFloat(length) || 0); // 'auto'
  return widget.clientHeight + previous.reduce((sum, length) => sum + length) <= innerHeight;
}

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

/** React tells of no blur of what it removes itself. */
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
