import { languageOfPath } from '#i18n/language.ts';
import { href } from '#routes.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

type TypesFactory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };

const workerPath = '/sw.js';

/** Not for who saves data, and not where somebody edits. */
export async function startOffline(): Promise<void> {
  addEventListener('click', openAsDocument, true);
  const { connection } = navigator as { connection?: Connection }; // in no declaration of TypeScript
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const language = languageOfPath(location.pathname);
  active?.postMessage({ language, programme: href('programme', language), address: location.pathname + location.search, favourites: remembered() });
}

/** The address of a script is text that browsers want to come by a named way. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }; // in no declaration of TypeScript yet
  return trustedTypes?.createPolicy('foyer-worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ?? workerPath;
}

/** See features/favourites. */
function remembered(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem('favourites') ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isInteger) : [];
  } catch {
    return []; // it may keep nothing
  }
}

/** Without a network, or on a copy: the worker has documents, not what a move within the site asks for. */
function openAsDocument(click: MouseEvent): void {
  if (navigator.onLine && !document.getElementById('offline-copy')) return;
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]:not([target])') : null;
  if (!link || link.origin !== location.origin || !navigator.serviceWorker.controller || link.pathname.includes('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  click.stopPropagation();
  location.assign(link.href);
}
