/** Where a widget stands: on a card of a list, or in its own section of an event's page. */
export type OpenedFrom = 'list' | 'event';

/** V §4: inside `container`, opened by `opener`, which gets the focus back; `seatGroup`: already chosen by the opener. */
export type WidgetTarget = {
  eventId: number;
  ticketUrl: string;
  seatGroup: number | null;
  openedFrom: OpenedFrom;
  container: Element;
  opener: HTMLElement;
  /** Focus and view stay where they are. */
  isReturning?: boolean;
};

const card = 'article[id^="event-"]';

/** The link names its event (`data-book`); inside the link's card, else the page's section (`data-booking`). Null: the link is followed. */
export function widgetTargetOf(target: EventTarget | null): WidgetTarget | null {
  const opener = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-book]') : null;
  const eventId = Number(opener?.dataset.book);
  if (!opener?.href || !eventId) return null;
  const own = opener.closest(card);
  const container = own ?? document.querySelector(`[data-booking="${eventId}"]`);
  const seatGroup = Number(opener.dataset.seatGroup) || null;
  return container && { eventId, ticketUrl: opener.href, seatGroup, openedFrom: own ? 'list' : 'event', container, opener };
}

/** In its place on this page, where it is shown and has tickets. */
export function storedTargetOf(eventId: number): WidgetTarget | null {
  const link = document.querySelector(
    `:is([data-booking="${eventId}"], main article:is(#event-${eventId}, [id^='event-${eventId}-'])) a[data-book="${eventId}"]`,
  );
  const target = widgetTargetOf(link);
  return target && { ...target, seatGroup: null };
}
