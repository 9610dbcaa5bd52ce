import { followEvent, liveEvent } from '#features/booking/index.ts';
import { isOnSale, stateOf, statusText } from '#features/programme/index.ts';

/** Keeps what the server has drawn of tickets as true as the programme's own list is. */
export function enhance(list: HTMLElement): void {
  for (const card of list.querySelectorAll<HTMLElement>('article[id^="event-"]')) followTickets(card);
}

/** The words of an event's state, and its link as long as there are tickets. What is cancelled or not sold here stays as it is. */
function followTickets(card: HTMLElement): void {
  const [mark, link] = [card.querySelector<HTMLElement>('[data-state]'), card.querySelector<HTMLAnchorElement>('a[data-book]')];
  const words = mark?.querySelector('strong');
  if (!mark || !words || !['available', 'few', 'sold_out'].includes(mark.dataset.state ?? '')) return;
  const id = Number.parseInt(card.id.slice('event-'.length), 10); // after it the list (EventCard)
  // In the link's place, so that nothing moves. The link stays in the document: where an editor works React draws it, and has to find it.
  const gone = Object.assign(document.createElement('span'), { textContent: link?.textContent ?? '', className: link?.className ?? '' });
  gone.dataset.gone = '';
  gone.hidden = true;
  link?.after(gone);
  const stop = followEvent(id, () => {
    if (!card.isConnected) return stop();
    const live = liveEvent(id);
    if (!live?.availability) return;
    const start = Date.parse(card.querySelector('time')?.dateTime ?? '');
    const state = stateOf({ availability: live.availability, has_begun: start <= Date.now() });
    mark.dataset.state = state;
    words.textContent = statusText(card.closest('[lang|="en"]') ? 'en' : 'de', state);
    const canBook = isOnSale(state) && live.sale === 'on_sale';
    if (!link) return;
    link.hidden = !canBook;
    gone.hidden = canBook || !link.isConnected;
  });
}
