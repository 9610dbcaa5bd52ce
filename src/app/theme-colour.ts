/** Of the document's two colours for the browser's frame, the chosen theme's counts; React's name and content stay. */
export function showColourOf(theme: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
}

/** The same in the script before the first paint. */
export const colourScript = `(function(t){document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.theme===t?'all':'not all'})})`;
