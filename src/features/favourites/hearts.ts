import { ApiError } from '#api/api-error.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { trustedHtml } from '#ui/trusted-html/trusted-html.ts';
import { heart } from './heart-strings.ts';
import styles from './hearts.module.css';
import { favourites, followOtherTabs, loadFavourites, onFavourites, remember } from './store.ts';

// Puts a heart into every row and card of an event, and where a page keeps a place for one (`data-favourite`). Without
// React and after the page, so that a list of events has not one byte more; a card keeps the room.

const place = 'article[id^="event-"]:not([data-booking]), span[data-favourite]';
const icon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/></svg>';

let isFollowing = false;

/** Fills those that are there, and from then on those that come. */
export async function fillHearts(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  await loadFavourites(language()).catch(() => {}); // then a press says what is wrong
  followOtherTabs();
  onFavourites(draw);
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', onClick);
  draw();
}

const language = (): Language => (isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'de');
const idOf = (element: HTMLElement) => Number(element.dataset.favourite ?? /^event-(\d+)/.exec(element.id)?.[1]);
const heartOf = (element: HTMLElement) => element.querySelector<HTMLButtonElement>(`:scope > .${styles.heart}`);

function draw(): void {
  const remembered = new Set(favourites().ids);
  for (const element of document.querySelectorAll<HTMLElement>(place)) {
    const button = heartOf(element) ?? fill(element);
    const pressed = String(remembered.has(idOf(element)));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}

function fill(element: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.heart ?? '';
  // A card has room for the sign alone; where a page keeps a place, it says what it does.
  button.innerHTML = trustedHtml(element.dataset.favourite ? `${icon}<span>${heart(language(), 'mark')}</span>` : icon);
  const title = element.closest('article')?.querySelector('h1,h2,h3,h4')?.textContent ?? '';
  button.setAttribute('aria-label', heart(language(), 'remember', { title }));
  element.append(button);
  return button;
}

async function onClick({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(`.${styles.heart}`) : null;
  const element = button?.parentElement;
  if (!button || !element) return;
  element.querySelector(`.${styles.failed}`)?.remove();
  try {
    await remember(idOf(element), button.getAttribute('aria-pressed') !== 'true', language());
  } catch (error) {
    const words = document.createElement('span');
    words.setAttribute('role', 'alert');
    words.className = styles.failed ?? '';
    words.textContent = error instanceof ApiError && error.status === 409 ? error.message : heart(language(), 'failed');
    element.append(words);
  }
}
