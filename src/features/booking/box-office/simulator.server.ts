import type { BoxOffice } from './box-office.ts';
import { createJet, type JetOptions } from './jet.server.ts';
import { reservationMinutes, usualMaxTickets } from './limits.ts';

/** What `GET /api/capabilities` of the simulator says; a contract test compares the two. */
const capabilities = {
  readsCarts: true,
  removesLines: true,
  extends: true,
  holdMinutes: reservationMinutes,
  quantities: 'added',
  repeatsSafely: true,
  maxTickets: usualMaxTickets,
  limitsPer: 'event',
  sharesCarts: true,
} as const;

/** A client for the simulated box office (box-office/README.md): the JetTicket-like API with everything it can do. */
export const createSimulator = (options: Pick<JetOptions, 'url' | 'publicUrl' | 'timeoutMs'>): BoxOffice =>
  createJet({ ...options, name: 'simulator', capabilities });
