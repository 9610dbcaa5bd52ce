import { htmlFramePath } from '#ui/html-frame-path.ts';
import styles from './view.module.css';

/** px; what is higher scrolls in its frame. */
const maxHeight = 20_000;

/** Its origin is opaque: it can only draw itself and say how high it is; what was sanitised stays until then. */
export function enhance(element: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.className = styles.frame ?? '';
  frame.title = element.dataset.title ?? '';
  // The answer's policy says the same; an older cache may not.
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.src = htmlFramePath;
  const onMessage = ({ source, data }: MessageEvent) => {
    if (!frame.isConnected) return removeEventListener('message', onMessage);
    if (source !== frame.contentWindow) return;
    const { color, colorScheme, fontSize } = getComputedStyle(element);
    // Its origin is opaque, and so no other can be named.
    if (data === 'ready')
      return frame.contentWindow?.postMessage(
        { html: element.dataset.source, lang: element.closest('[lang]')?.getAttribute('lang'), color, colorScheme, fontSize },
        '*',
      );
    if (typeof data !== 'number' || !(data > 0)) return;
    frame.height = String(Math.min(Math.ceil(data), maxHeight));
    // Hidden, not taken away: where an editor works React draws it, and has to find it.
    for (const other of element.querySelectorAll<HTMLElement>(':scope > *')) other.hidden = other !== frame;
  };
  addEventListener('message', onMessage);
  element.append(frame);
}
