import { liveTickets } from '../live-tickets.ts';
import { updateTickets } from './update-tickets.ts';

export { updateTickets };

export function followBoxOffice(): void {
  liveTickets.update = updateTickets;
}
