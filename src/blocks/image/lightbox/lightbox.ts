import { ArrowLeft, ArrowRight, type IconNode, X, ZoomIn } from 'lucide';
import { isLanguage } from '#i18n/language.ts';
import { closeOnBack } from './close-on-back.ts';
import styles from './lightbox.module.css';
import { slideOf } from './slide.ts';
import { t } from './strings.ts';

/** A native modal dialog; swiping is scrolling. When it closes, the focus is on the link of the picture seen last. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its parts share one dialog and the slide that is shown
export function openLightbox(links: readonly HTMLAnchorElement[], first: HTMLAnchorElement): void {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'de';
  const slides = links.map((link) => slideOf(link, t(language, 'failed')));
  let shown = Math.max(0, links.indexOf(first));

  const dialog = document.createElement('dialog');
  dialog.className = styles.lightbox ?? '';
  dialog.ariaLabel = t(language, 'lightbox');
  const track = document.createElement('div');
  track.className = styles.track ?? '';
  track.append(...slides.map(({ element }) => element));
  const count = document.createElement('p');
  count.ariaLive = 'polite';
  const zoom = button('zoom', ZoomIn, () => setZoom(!isZoomed()));
  const close = button('close', X, () => dialog.close());
  const previous = button('previous', ArrowLeft, () => show(shown - 1));
  const next = button('next', ArrowRight, () => show(shown + 1));
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.append(count, ...(slides.length > 1 ? [previous, next] : []), zoom, close);
  dialog.append(bar, track);

  function button(name: 'zoom' | 'close' | 'previous' | 'next', icon: IconNode, act: () => void): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.ariaLabel = t(language, name);
    made.append(drawing(icon));
    made.addEventListener('click', act);
    return made;
  }

  const isZoomed = () => track.hasAttribute('data-zoomed');
  const setZoom = (on: boolean, at?: PointerEvent | MouseEvent) => {
    track.toggleAttribute('data-zoomed', on);
    zoom.ariaPressed = String(on);
    slides[shown]?.zoom(on, at);
    if (!on) zoom.focus({ preventScroll: true });
  };
  const show = (index: number, behavior: ScrollBehavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth') => {
    const slide = slides[index];
    if (!slide) return;
    if (isZoomed()) setZoom(false);
    track.scrollTo({ left: slide.element.offsetLeft, behavior });
  };
  const arrive = () => {
    for (const [index, slide] of slides.entries()) {
      slide.element.inert = index !== shown;
      if (Math.abs(index - shown) < 2) slide.load();
    }
    previous.ariaDisabled = String(shown === 0);
    next.ariaDisabled = String(shown === slides.length - 1);
    count.textContent = slides.length > 1 ? t(language, 'count', { index: shown + 1, count: slides.length }) : '';
  };

  track.addEventListener('scroll', () => {
    const index = Math.round(track.scrollLeft / track.clientWidth);
    if (index === shown || !slides[index]) return;
    if (isZoomed()) setZoom(false);
    shown = index;
    arrive();
  });
  track.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLImageElement)) return event.target instanceof HTMLElement && !isZoomed() && dialog.close();
    // A finger zooms by a second tap: the first may be the beginning of a swipe.
    if (!(event instanceof PointerEvent && event.pointerType === 'touch') || event.detail === 2) setZoom(!isZoomed(), event);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || (event.key === '-' && isZoomed())) setZoom(event.key === '+');
    else if (isZoomed())
      return; // arrow keys move within the picture
    else if (event.key === 'ArrowLeft') show(shown - 1);
    else if (event.key === 'ArrowRight') show(shown + 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(slides.length - 1);
    else return;
    event.preventDefault();
  });
  addEventListener('resize', stay);
  function stay() {
    show(shown, 'instant');
  }
  dialog.addEventListener('close', () => {
    removeEventListener('resize', stay);
    dialog.remove();
    const link = links[shown] ?? first;
    link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    link.focus({ preventScroll: true });
  });

  document.body.append(dialog);
  dialog.showModal();
  closeOnBack(dialog);
  arrive();
  show(shown, 'instant');
  close.focus();
}

const namespace = 'http://www.w3.org/2000/svg';

function drawing(node: IconNode): SVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  for (const [tag, attributes] of node) {
    const part = document.createElementNS(namespace, tag);
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, String(value));
    svg.append(part);
  }
  return svg;
}
