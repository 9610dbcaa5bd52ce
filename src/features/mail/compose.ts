import type { Mail } from './mail.ts';

/** The plain text of a mail, lines as they come; the link stands on a line of its own, so that every program makes it one. */
export function textOf({ before, link, after = [], unsubscribe, venue }: Mail): string {
  const off = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : '';
  return `${[...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after].join('\n\n')}\n\n-- \n${venue}${off}\n`;
}

/** The same as simple HTML: no pictures, nothing fetched, readable in light and dark. */
export function htmlOf({ language, subject, before, link, after = [], unsubscribe, venue }: Mail): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border:1px solid;border-radius:999px;color:inherit;font-weight:bold;text-decoration:none">${escapeHtml(link.label)}</a></p><p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(link.url)}</p>`
    : '';
  const off = unsubscribe ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:inherit">${escapeHtml(unsubscribe.label)}</a>` : '';
  const body = [...before.map(paragraph), button, ...after.map(paragraph)].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px">${body}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid">${escapeHtml(venue)}${off}</p></div></body></html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
