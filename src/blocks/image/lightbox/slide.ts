import styles from './lightbox.module.css';

/** The large file loads when it is about to be seen. */
export type Slide = {
  readonly element: HTMLElement;
  readonly frame: HTMLElement;
  load(): void;
  zoom(on: boolean, at?: { clientX: number; clientY: number }): void;
};

const widths = [768, 1024, 1536];

export function slideOf(link: HTMLAnchorElement, failed: string): Slide {
  const thumbnail = link.querySelector('img');
  const caption = link.closest('figure')?.querySelector('figcaption');
  const element = document.createElement('figure');
  element.className = styles.slide ?? '';
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  const image = document.createElement('img');
  image.alt = thumbnail?.alt ?? '';
  image.lang = thumbnail?.lang ?? '';
  image.draggable = false;
  const sources = ['avif', 'webp'].map((format) => Object.assign(document.createElement('source'), { type: `image/${format}` }));
  const picture = document.createElement('picture');
  picture.append(...sources, image);
  frame.append(picture);
  element.append(frame);
  if (caption) element.append(captionOf(caption));

  const size = (sizes: string) => {
    for (const source of sources) source.sizes = sizes;
  };
  const load = () => {
    if (image.src) return;
    frame.ariaBusy = 'true';
    image.onload = () => {
      frame.ariaBusy = null;
    };
    image.onerror = () => {
      frame.ariaBusy = null;
      frame.textContent = failed;
    };
    size('100vw');
    // The address of the large JPEG tells those of its other formats and widths (features/media).
    for (const source of sources) {
      const format = source.type.slice(6);
      source.srcset = widths.map((width) => `${link.href.replace(/-\d+\.jpg$/, `-${width}.${format}`)} ${width}w`).join();
    }
    image.src = link.href;
  };
  const zoom = (on: boolean, at?: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const [x, y] = at ? [(at.clientX - left) / width, (at.clientY - top) / height] : [0.5, 0.5];
    element.toggleAttribute('data-zoomed', on);
    frame.toggleAttribute('tabindex', on);
    if (!on) return;
    size('250vw');
    frame.tabIndex = 0;
    frame.focus({ preventScroll: true });
    // What was pointed at stays in the middle.
    frame.scrollTo(x * frame.scrollWidth - frame.clientWidth / 2, y * frame.scrollHeight - frame.clientHeight / 2);
  };
  return { element, frame, load, zoom };
}

/** Without the editor's marks. */
function captionOf(caption: Element): HTMLElement {
  const copy = document.createElement('figcaption');
  copy.className = styles.caption ?? '';
  for (const { textContent } of caption.children) {
    const line = document.createElement('p');
    line.textContent = textContent;
    copy.append(line);
  }
  return copy;
}
