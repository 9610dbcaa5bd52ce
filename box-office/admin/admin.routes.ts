import { Hono } from 'hono';
import { z } from 'zod';
import { pathId } from '../api/requests.ts';
import { parsed, respond } from '../api/respond.ts';
import type { BoxOffice } from '../box-office.ts';
import { moveClock } from '../clock.ts';
import { adminBodyBytes, bodyBytes } from '../limits.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { bodyJson } from '../request-body.ts';
import { isAuthorised } from '../token.ts';
import { type createFaults, faultRequest } from './faults.ts';
import { eventDetails, eventList, putEvents } from './put-events.ts';

const clockRequest = z.strictObject({ offset_ms: z.number().int() });

/** All need the token. */
export function adminRoutes({ store, now }: BoxOffice, token: string, faults: ReturnType<typeof createFaults>): Hono {
  const admin = new Hono();

  admin.use('*', async (c, next) => {
    if (!isAuthorised(c.req.header('Authorization'), token)) return respond(c, refuse('forbidden'));
    return next();
  });

  admin.put('/events/:id', async (c) => {
    const id = parsed(pathId, c.req.param('id'));
    if (isRefusal(id)) return respond(c, id);
    const details = parsed(eventDetails, await bodyJson(c, bodyBytes));
    return respond(c, isRefusal(details) ? details : putEvents(store, [{ event_jet_id: id, ...details }]));
  });

  admin.put('/events', async (c) => {
    const events = parsed(eventList, await bodyJson(c, adminBodyBytes));
    return respond(c, isRefusal(events) ? events : putEvents(store, events));
  });

  admin.get('/faults', (c) => respond(c, faults.current()));
  admin.post('/faults', async (c) => {
    const fault = parsed(faultRequest, await bodyJson(c, bodyBytes));
    if (!isRefusal(fault)) faults.set(fault);
    return respond(c, fault);
  });

  admin.post('/clock', async (c) => {
    const request = parsed(clockRequest, await bodyJson(c, bodyBytes));
    if (isRefusal(request)) return respond(c, request);
    moveClock(store, request.offset_ms);
    return respond(c, { now: new Date(now()).toISOString() });
  });

  admin.all('*', (c) => respond(c, refuse('unknown_address')));
  return admin;
}
