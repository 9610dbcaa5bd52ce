import { href, unlocalisedRoutes } from '#routes.ts';
import { slotHead } from './slot.ts';

/**
 * Makes a page of ours one that stands on any host: absolute addresses, no script, a mark at the end of the head. `html` is what our
 * renderer wrote: attributes stand in double quotes, data hold no tag.
 */
export function asTemplate(html: string, baseUrl: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(new RegExp(`="${unlocalisedRoutes.eventimTemplate}[^"]*\\blang=(de|en)[^"]*"`, 'g'), (_, language: 'de' | 'en') => `="${href('home', language)}"`)
    .replace(/\s(?:href|src|action|formaction|poster)="\/(?!\/)/gi, (start) => `${start.slice(0, -1)}${baseUrl}/`)
    .replace(/\s(?:srcset|imagesrcset)="([^"]*)"/gi, (attribute, list: string) => attribute.replace(list, list.replace(/(^|,\s*)\/(?!\/)/g, `$1${baseUrl}/`)))
    .replace(/url\((&quot;|&#x27;|['"])?\/(?!\/)/g, (start) => `${start.slice(0, -1)}${baseUrl}/`)
    .replace('</head>', `${slotHead}</head>`);
}
