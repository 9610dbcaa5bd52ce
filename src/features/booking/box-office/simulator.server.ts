import { createHmac } from 'node:crypto';
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
  listsEvents: true,
} as const;

/** The token that reads orders there, made from the admin token, which itself is never sent (box-office/README.md). */
const ordersTokenOf = (adminToken: string): string => createHmac('sha256', adminToken).update('orders').digest('base64url');

/** The JetTicket-like API with everything it can do (box-office/README.md); orders are told to who has its admin token. */
export const createSimulator = ({ token, ...options }: Pick<JetOptions, 'url' | 'publicUrl' | 'timeoutMs' | 'token'>): BoxOffice =>
  createJet({
    ...options,
    name: 'simulator',
    capabilities: { ...capabilities, listsOrders: token !== undefined },
    ...(token !== undefined && { token: ordersTokenOf(token) }),
  });
