import { type ComponentType, useCallback, useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { t } from '../cart/strings.ts';
import { Notice } from '../cart/view/cart-notice.tsx';
import type { WidgetProps } from './booking-widget.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { hostReducer, nothingOpen } from './host-state.ts';
import { closeDelay } from './limits.ts';
import { forgetSelection, storedSelection, whenSelectionAskedFor } from './selection/stored-selection.ts';
import { storedTargetOf, type WidgetTarget, widgetTargetOf } from './widget-target.ts';

const load = lazyImport(() => import('./booking-widget.tsx'));

/** One is open at a time, in place of the clicked link; another page closes it. An order outlives it, and its result is told here. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: opening, closing and coming back share one timer and target
export function WidgetHost() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const [{ target, Widget, openings, isClosing, missed }, dispatch] = useReducer(hostReducer, nothingOpen);
  const current = useRef<WidgetTarget | null>(null); // for listeners, which are asked between two renderings
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef('');

  const show = useCallback((next: WidgetTarget | null, code?: ComponentType<WidgetProps>) => {
    clearTimeout(timer.current);
    mark(current.current, false);
    mark(next, true);
    if (next) openedAt.current = location.pathname;
    current.current = next;
    dispatch(next && code ? { command: 'open', target: next, Widget: code } : { command: 'close' });
  }, []);

  /** Closing takes a moment (V §9), after which what was selected is gone and the focus is back where it came from. */
  const close = useCallback(() => {
    if (isPending(current.current)) return;
    dispatch({ command: 'begin to close' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { opener, container } = current.current ?? {};
      const hadFocus = container?.contains(document.activeElement);
      forgetSelection();
      show(null);
      if (hadFocus) focusFirst([opener, container?.querySelector('[data-book], :is(h2, h3, h4) a'), document.getElementById('main-content')]);
    }, closeDelay);
  }, [show]);

  const open = useCallback(
    async (next: WidgetTarget) => {
      const code = await load().catch(() => null);
      if (!next.opener.isConnected) return; // the visitor has moved on
      if (!code) return location.assign(next.ticketUrl);
      show(next, code.BookingWidget);
    },
    [show],
  );

  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
      const next = widgetTargetOf(click.target);
      if (!next) return;
      click.preventDefault();
      const order = isPending(current.current);
      if (order) return order.focus();
      const isOpen = current.current?.container === next.container && next.container.querySelector('[data-booking-widget]');
      if (isOpen && next.openedFrom === 'list') close();
      else if (isOpen) next.container.querySelector<HTMLElement>('[data-booking-widget] [tabindex="-1"]')?.focus();
      else void open(next);
    };
    // Whoever points at a ticket link or reaches it with the keyboard is about to need the widget.
    const onReach = ({ target }: Event) => {
      if (widgetTargetOf(target)) load().catch(() => {});
    };
    const onDialogClosed = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement && current.current && target.contains(current.current.container))) return;
      if (location.pathname === openedAt.current) forgetSelection(); // else it closes because the page is left
      show(null);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onReach);
    document.addEventListener('focusin', onReach);
    document.addEventListener('close', onDialogClosed, true);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
      document.removeEventListener('close', onDialogClosed, true);
    };
  }, [open, close, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useEffect(() => () => show(null), [pathname, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useEffect(() => {
    const look = () => {
      const stored = current.current ? null : storedSelection();
      const next = stored && storedTargetOf(stored.eventId);
      if (next) void open({ ...next, isReturning: !stored.isAskedFor });
      return !stored || next !== null;
    };
    if (look()) return;
    const observer = new MutationObserver(() => look() && observer.disconnect()); // its card may come with a later page of the list
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, open]);

  useEffect(
    () =>
      whenSelectionAskedFor((eventId) => {
        const next = isPending(current.current) ? null : storedTargetOf(eventId);
        if (next) void open(next);
        return next !== null;
      }),
    [open],
  );

  const onResult = (words: string) => dispatch({ command: 'tell', words: current.current === target && target?.container.isConnected ? '' : words });
  const of = target && {
    eventId: target.eventId,
    openedFrom: target.openedFrom,
    ticketUrl: target.ticketUrl,
    seatGroup: target.seatGroup,
    isReturning: target.isReturning ?? false,
  };
  return (
    <>
      {of && Widget && createPortal(<Widget key={openings} {...of} isClosing={isClosing} onClose={close} onResult={onResult} />, target.container)}
      <EndedNotice />
      {missed && (
        <Notice
          label={t(language, 'your_tickets')}
          title={t(language, 'your_tickets')}
          hint={missed}
          onClose={() => dispatch({ command: 'tell', words: '' })}
        />
      )}
    </>
  );
}

/** An order that is under way in the widget: its result is waited for, unless a filter has taken its card away. */
const isPending = (target: WidgetTarget | null) =>
  target?.container.isConnected ? target.container.querySelector<HTMLElement>('[data-booking-widget] [aria-busy=true] [tabindex="-1"]') : null;

/** To the first that can take the focus: a ticket link is gone once the last tickets are. */
function focusFirst(elements: readonly (HTMLElement | null | undefined)[]): void {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (element && element === document.activeElement) return;
  }
}

function mark(target: WidgetTarget | null, isOpen: boolean): void {
  target?.opener.setAttribute('aria-expanded', String(isOpen));
  target?.container.toggleAttribute('data-booking-open', isOpen);
}
