import { client, httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { Favourites, FavouritesContract } from './contract.ts';
import { maxFavourites } from './limits.ts';

// What a visitor remembers: of somebody who is signed in the account knows it, of anybody else this browser. What the
// browser knows is handed over to the account at the first page after a sign-in.

const key = 'favourites';
const nobody: Favourites = { is_signed_in: false, ids: [], calendar: null };
const listeners = new Set<() => void>();
let known: Favourites = nobody;
let loading: Promise<void> | undefined;

const api = client<FavouritesContract>(httpTransport);
/** As the script before the first paint has left it (features/account, "signInMarkerScript"). */
const isAccount = () => Boolean(document.documentElement.dataset.signedIn);

/** Ids that this browser remembers, the latest first; none where it may keep nothing, or somebody else has written there. */
function stored(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, maxFavourites) : [];
  } catch {
    return [];
  }
}

/** Throws where the browser may keep nothing. */
const store = (ids: readonly number[]) =>
  ids.length > 0 ? localStorage.setItem(key, JSON.stringify(ids.slice(0, maxFavourites))) : localStorage.removeItem(key);

function know(next: Favourites): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Learns what is remembered, once a document; rejects where the account cannot be asked. */
export function loadFavourites(language: Language): Promise<void> {
  loading ??= load(language).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(language: Language): Promise<void> {
  const own = stored();
  if (!isAccount()) return know({ ...nobody, ids: own });
  if (own.length === 0) return know(await api.get('/api/favourites/', { language }));
  const account = await api.post('/api/favourites/', { language, body: { ids: own } });
  store([]);
  know(account);
}

/** Remembers an event, or no more; at once on the screen, and taken back there where it fails. */
export async function remember(id: number, isRemembered: boolean, language: Language): Promise<void> {
  await loadFavourites(language);
  const before = known;
  const others = before.ids.filter((other) => other !== id);
  know({ ...before, ids: isRemembered ? [id, ...others] : others });
  try {
    if (!before.is_signed_in) return store(known.ids);
    const answer = await (isRemembered
      ? api.post('/api/favourites/', { language, body: { ids: [id] } })
      : api.delete('/api/favourites/{id}/', { language, parameters: { id } }));
    know(answer);
  } catch (error) {
    know(before);
    throw error;
  }
}

/** What a change of the calendar's address has answered. */
export const knowFavourites = know;

export const favourites = (): Favourites => known;

export function onFavourites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab of the same browser has changed what it remembers. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === key && !known.is_signed_in) know({ ...known, ids: stored() });
  });
}
