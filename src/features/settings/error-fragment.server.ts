import { sanitiseStyledHtml } from './sanitise-html.server.ts';
import { errorScope, scopeCss } from './scope-css.ts';

/** Style and body of a custom error page, taken from an HTML document, sanitised and scoped (E §2). */
export function errorFragment(html: string): { style: string; body: string } {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis)].map(([, css = '']) => scopeCss(css, errorScope));
  return { style: styles.join(''), body: sanitiseStyledHtml(html).trim() };
}
