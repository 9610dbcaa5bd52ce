import { type Language, languageOfPath } from '#i18n/language.ts';
import { ageInWords } from './age.ts';
import { kindOf } from './may-cache.ts';
import { t } from './strings.ts';

export type CachedPage = { address: string; title: string };

/** At its end: it sticks to the window, and React takes the page over as if it were not there. */
export function withNotice(html: string, { address, copiedAt, now }: { address: URL; copiedAt: Date; now: Date }): string {
  const language = languageOfPath(address.pathname);
  const words = escapeHtml(t(language, 'copy', { age: ageInWords(copiedAt, now, language) }));
  const reload = `<a href="${escapeHtml(address.pathname + address.search)}" style="color:inherit">${t(language, 'again')}</a>`;
  const notice = `<div id="offline-copy" role="status" style="${noticeStyle}">${words} ${reload}</div>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + notice + html.slice(end);
}

const noticeStyle =
  'position:sticky;inset-block-end:0;z-index:60;margin:0;padding:.75rem max(1rem,4vw);background:#131312;color:#fff;font-size:1rem;line-height:1.4;border-block-start:1px solid #fff';

export function offlinePage(address: URL, cached: readonly CachedPage[]): string {
  const asked = address.searchParams.get('lang');
  const language: Language = asked === 'en' ? 'en' : languageOfPath(address.pathname);
  const own = cached.filter((page) => languageOfPath(page.address) === language);
  const list = own.map((page) => `<li><a href="${escapeHtml(page.address)}">${escapeHtml(page.title)}</a></li>`).join('');
  const saved = own.length > 0 ? `<h2>${t(language, 'saved')}</h2><ul>${list}</ul>` : `<p>${t(language, 'nothing')}</p>`;
  const title = t(language, 'title');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${pageStyle}</style></head><body><main><h1>${title}</h1><p>${t(language, `lead_${kindOf(address)}`)}</p><p><a class="again" href="${escapeHtml(address.pathname + address.search)}">${t(language, 'try_again')}</a></p>${saved}</main></body></html>`;
}

const pageStyle =
  'body{margin:0;font:1.125rem/1.5 "Instrument Sans",system-ui,sans-serif;background:Canvas;color:CanvasText}main{max-inline-size:44rem;margin:0 auto;padding:clamp(2rem,10vh,7rem) max(1.25rem,4vw)}h1{font-size:clamp(2.25rem,9vw,4.5rem);line-height:1;letter-spacing:-.04em;margin:0 0 1.5rem}h2{font-size:1.25rem;margin:3rem 0 .5rem}ul{list-style:none;margin:0;padding:0;border-block-start:1px solid}li{border-block-end:1px solid}li a{display:block;padding:.75rem 0;text-decoration:none}a{color:inherit}.again{display:inline-block;padding:.75rem 1.5rem;border:1px solid;border-radius:2rem;text-decoration:none;font-weight:500}a:hover{text-decoration:underline}a:focus-visible{outline:3px solid;outline-offset:3px}';

export const titleIn = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => plain[name] ?? '') ?? '';

const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Files of a build that a page names: its scripts and style sheets. */
export const filesIn = (html: string): string[] => [...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))];

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
