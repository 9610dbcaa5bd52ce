import type { Database } from '#db/database.server.ts';
import { type ResolvedAddress, resolveAddresses } from '#features/links/index.server.ts';
import { menuNameOf } from '#features/navigation/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { MenuProblem } from './contract.ts';
import type { MenuRow } from './queries/menu-rows.server.ts';
import { binnedPaths, publishedInGermanAlone } from './queries/pages.server.ts';

type Reader = { readonly language: Language; readonly now: Date };

/** What is wrong with each of these entries, by the id of its page: three statements, however many there are. */
export async function problemsOf(db: Database, entries: readonly MenuRow[], reader: Reader): Promise<Map<number, MenuProblem[]>> {
  const links = entries.filter(({ content_type }) => content_type === 'link');
  const addresses = links.flatMap(({ urls }) => Object.values(urls)).filter((url) => url.startsWith('/'));
  const resolved = await resolveAddresses(db, addresses, reader);
  const binned = addresses.length === 0 ? new Set<string>() : await binnedPaths(db, reader.now);
  const german = await publishedInGermanAlone(db);
  return new Map(
    entries.map((entry) => [
      entry.id,
      [...nameProblems(entry), ...(entry.content_type === 'link' ? linkProblems(entry, resolved, binned) : pageProblems(entry, german))],
    ]),
  );
}

const nameProblems = (entry: MenuRow): MenuProblem[] => (menuNameOf(entry).en ? [] : [{ kind: 'no_name', language: 'en' }]);

/** A page that is not online is told of by itself: only what is special to a language is said here. */
function pageProblems({ id, urls, is_clickable, is_online }: MenuRow, publishedInGerman: ReadonlySet<number>): MenuProblem[] {
  if (!is_clickable || !is_online) return [];
  if (!urls.en) return [{ kind: 'no_address', language: 'en' }];
  return publishedInGerman.has(id) ? [{ kind: 'unpublished', language: 'en' }] : [];
}

function linkProblems({ urls }: MenuRow, resolved: ReadonlyMap<string, ResolvedAddress>, binned: ReadonlySet<string>): MenuProblem[] {
  const found = languages.flatMap((language): MenuProblem[] => {
    const address = urls[language];
    const target = address ? resolved.get(address) : undefined;
    const kind = target && kindOf(target, binned.has(pathOf(address ?? '')));
    return kind ? [{ kind, language }] : [];
  });
  const [first, second] = found;
  return first && second && first.kind === second.kind ? [{ kind: first.kind, language: null }] : found;
}

function kindOf({ state, moved_to }: ResolvedAddress, isBinned: boolean): MenuProblem['kind'] | undefined {
  if (state === 'missing') return isBinned ? 'in_bin' : 'missing';
  if (state === 'offline') return 'target_offline';
  if (state === 'planned') return 'target_planned';
  return moved_to ? 'moved' : undefined;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
