import { matchRoutes } from 'react-router';
import { signInMarker } from '#features/account/index.ts';
import { fetchAhead } from '#ui/static/moved-page.ts';
import { savesData } from '../../offline/offline.ts';
import { pageRoutes } from '../../page-routes.ts';
import { leadsAhead } from './leads-ahead.ts';

/** Milliseconds for which somebody points at a link, touches it or has it in focus until they seem to mean it: whoever only passes it by is faster. */
const patience = 65;
/** Pages that are fetched at once; what is pointed at meanwhile is asked for when it is opened, as ever. */
const maxAtOnce = 2;

let meant: HTMLAnchorElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const under = new Set<string>();

/** From now on fetches the pages that a visitor is about to open. A finger that begins to scroll takes its touch back. */
export function followIntent(): void {
  for (const sign of ['pointerover', 'focusin'] as const) addEventListener(sign, ({ target }) => consider(linkAt(target)));
  for (const sign of ['pointerout', 'focusout'] as const) addEventListener(sign, ({ relatedTarget }) => linkAt(relatedTarget) !== meant && consider(null));
  addEventListener('pointercancel', () => consider(null));
  consider(document.querySelector<HTMLAnchorElement>('a[href]:hover') ?? linkAt(document.activeElement));
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

function consider(link: HTMLAnchorElement | null): void {
  if (link === meant) return;
  meant = link;
  clearTimeout(timer);
  if (link) timer = setTimeout(() => void bring(link).catch(() => {}), patience); // it is asked for again when it is opened
}

/** The page's data with its code and style; not for staff, whom it would show what is not theirs to wait for. */
async function bring(link: HTMLAnchorElement): Promise<void> {
  if (!leadsAhead(link, location) || under.size >= maxAtOnce || savesData() || signInMarker() !== '') return;
  const { pathname } = link;
  if (under.has(pathname)) return;
  under.add(pathname);
  try {
    const found = matchRoutes(await pageRoutes(pathname), pathname)?.at(-1)?.route.lazy;
    await Promise.all([fetchAhead(pathname), typeof found === 'function' && found()]);
  } finally {
    under.delete(pathname);
  }
}
