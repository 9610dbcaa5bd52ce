import type { Context } from 'hono';
import type { BoxOffice } from '../box-office.ts';
import { messagePage } from './message.page.ts';
import { pageContext } from './page-context.ts';
import { say } from './strings.ts';

export function notFound(c: Context, office: BoxOffice): Response | Promise<Response> {
  const context = pageContext(c, office);
  const page = { title: say(context.language, 'notFound'), text: say(context.language, 'notFoundText') };
  return c.html(messagePage(context, page), 404);
}
