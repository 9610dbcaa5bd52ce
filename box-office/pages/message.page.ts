import { type Html, html } from './render/html.ts';
import { document, link, type PageContext } from './render/layout.ts';
import { say } from './strings.ts';

export function messagePage(context: PageContext, page: { title: string; text: string; more?: Html; at?: 'stepCart' }): string {
  const { language, siteUrl } = context;
  const body = html`<h1>${page.title}</h1>
<p class="lead">${page.text}</p>
${page.more}
<p><a class="first" href="${siteUrl ? `${siteUrl}/${language}` : link('/', language)}">${say(language, 'moreTickets')}</a></p>`;
  return document(context, { title: page.title, body, ...(page.at && { at: page.at }) });
}
