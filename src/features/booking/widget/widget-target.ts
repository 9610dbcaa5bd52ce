/** Where a widget stands: on a card of a list, or in its own section of an event's page. */
export type OpenedFrom = 'list' | 'event';

/**
 * The one widget that is open (V §4): inside `container`, opened by `opener`, which gets the focus back; `seatGroup` is the
 * one that the opener has already chosen.
 */
export type WidgetTarget = {
  eventId: number;
  ticketUrl: string;
  seatGroup: number | null;
  openedFrom: OpenedFrom;
  container: Element;
  opener: HTMLElement;
  /** It comes back with its page, unasked: the focus and the view stay where they are. */
  isReturning?: boolean;
};

const card = 'article[id^="event-"]';

/**
 * What a click on a ticket link opens. The link says which event it is for (`data-book`); the widget opens inside the
 * link's own card, else in the page's section for that event (`data-booking`). Null: the link is followed, as it is
 * without script.
 */
export function widgetTargetOf(target: EventTarget | null): WidgetTarget | null {
  const opener = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-book]') : null;
  const eventId = Number(opener?.dataset.book);
  if (!opener?.href || !eventId) return null;
  const own = opener.closest(card);
  const container = own ?? document.querySelector(`[data-booking="${eventId}"]`);
  const seatGroup = Number(opener.dataset.seatGroup) || null;
  return container && { eventId, ticketUrl: opener.href, seatGroup, openedFrom: own ? 'list' : 'event', container, opener };
}

/** What a selection of this event that was kept opens: in its place on this page, where it is shown and has tickets. */
export function storedTargetOf(eventId: number): WidgetTarget | null {
  const link = document.querySelector(
    `:is([data-booking="${eventId}"], main article:is(#event-${eventId}, [id^='event-${eventId}-'])) a[data-book="${eventId}"]`,
  );
  const target = widgetTargetOf(link);
  return target && { ...target, seatGroup: null };
}
