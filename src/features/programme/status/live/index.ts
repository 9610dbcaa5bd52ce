import { liveTickets } from '../live-tickets.ts';
import { updateTickets } from './update-tickets.ts';

export { updateTickets };

/** From now on pages show of their events what the box office says. */
export function followBoxOffice(): void {
  liveTickets.update = updateTickets;
}
