import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { adminRoutes } from './admin/admin.routes.ts';
import { createFaults } from './admin/faults.ts';
import { apiRoutes } from './api/api.routes.ts';
import { respond } from './api/respond.ts';
import type { BoxOffice } from './box-office.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { refuse } from './refusal.ts';
import { isBusy } from './store/store.ts';
import { ordersToken } from './token.ts';

export function createApp(office: BoxOffice, token: string): Hono<{ Bindings: HttpBindings }> {
  const faults = createFaults();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('*', faults.middleware);
  app.route('/api', apiRoutes(office, ordersToken(token)));
  app.route('/admin', adminRoutes(office, token, faults));
  app.route('/', pageRoutes(office));
  app.onError((error, c) => {
    if (isBusy(error)) return respond(c, refuse('maintenance', 'busy'));
    process.stderr.write(`${error.stack}\n`);
    return respond(c, refuse('broken'));
  });
  return app;
}
