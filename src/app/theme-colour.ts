/**
 * Of the two colours that the document has for the frame of the browser, the one of a chosen theme counts, whatever the
 * system wishes. What React knows of them, name and content, stays.
 */
export function showColourOf(theme: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
}

/** The same in the script before the first paint. */
export const colourScript = `(function(t){document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.theme===t?'all':'not all'})})`;
