import { followEvent, liveEvent } from '#features/booking/index.ts';
import { eventStates, hasTicketLink } from '#features/programme/index.ts';
import { updateTickets } from '#features/programme/status/live/index.ts';

/** Keeps what the server has drawn of tickets as true as the programme's own list is. */
export function enhance(list: HTMLElement): void {
  for (const card of list.querySelectorAll<HTMLElement>('article[id^="event-"]')) followTickets(card);
}

function followTickets(card: HTMLElement): void {
  const [mark, link] = [card.querySelector<HTMLElement>('[data-state]'), card.querySelector<HTMLAnchorElement>('a[data-book]')];
  const words = mark?.querySelector('strong');
  const made = eventStates.find((state) => state === mark?.dataset.state);
  if (!mark || !words || !made) return;
  const tickets = { state: made, text: words.textContent };
  const id = Number.parseInt(card.id.slice('event-'.length), 10); // after it the list (EventCard)
  // In the link's place, so that nothing moves; the link stays, as React may draw it where an editor works.
  const gone = Object.assign(document.createElement('span'), { textContent: link?.textContent ?? '', className: link?.className ?? '' });
  gone.dataset.gone = '';
  gone.hidden = true;
  link?.after(gone);
  const stop = followEvent(id, () => {
    // Where an editor works, React keeps the card true by itself, with a place of its own for a link that is gone.
    if (!card.isConnected || card.closest('[data-editing]')) {
      gone.hidden = true;
      return stop();
    }
    const live = liveEvent(id);
    if (!live) return;
    const { state, text } = updateTickets(tickets, live, card.closest('[lang|="en"]') ? 'en' : 'de');
    mark.dataset.state = state;
    words.textContent = text;
    if (!link) return;
    link.hidden = !hasTicketLink(state);
    gone.hidden = hasTicketLink(state) || !link.isConnected;
  });
}
