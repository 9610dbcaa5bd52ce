import type { Database } from '#db/database.server.ts';
import { redirectRules } from '#features/redirects/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { likeness } from './likeness.ts';
import { leastLikeness } from './limits.ts';
import { candidates, pagePaths } from './queries.server.ts';

/**
 * The address that whoever asked for `path` most likely meant: below an old address the same below the new one, else what
 * visitors can open whose address or title is most alike. Null where nothing is. Four statements.
 */
export async function suggestTarget(db: Database, path: string): Promise<string | null> {
  const language: Language = path.startsWith('/en/') ? 'en' : 'de';
  const pages = await pagePaths(db);
  const inherited = await belowOldPath(db, path, new Set(pages));
  if (inherited) return inherited;
  const wanted = wordsOf(path);
  if (wanted === '') return null;
  const addresses = [
    ...pages.map((address) => ({ address, slug: wordsOf(address), isLanguage: address === `/${language}` || address.startsWith(`/${language}/`) })),
    ...(await candidates(db)).map(({ kind, id, title }) => {
      const slug = slugOf(choose(title, language).text);
      return { address: href(kind, language, { slug, id }), slug, isLanguage: true };
    }),
  ];
  let best = { address: null as string | null, score: leastLikeness };
  for (const { address, slug, isLanguage } of addresses) {
    const score = likeness(wanted, slug) - (isLanguage ? 0 : otherLanguage);
    if (score > best.score) best = { address, score };
  }
  return best.address;
}

/** So much more alike a page of the other language has to be. */
const otherLanguage = 0.1;

/** '/de/old/x', where '/de/old' leads to '/de/new': '/de/new/x', or '/de/new' where that is no page. */
async function belowOldPath(db: Database, path: string, pages: ReadonlySet<string>): Promise<string | null> {
  const rules = new Map((await redirectRules(db)).map(({ old_path, new_path }) => [old_path, new_path]));
  const segments = path.split('/');
  for (let length = segments.length - 1; length > 1; length--) {
    const to = rules.get(segments.slice(0, length).join('/'));
    if (!to) continue;
    const below = [to, ...segments.slice(length)].join('/');
    return pages.has(below) ? below : to;
  }
  return null;
}

/** The last part of a path that says something: no number, no ending of a file. */
function wordsOf(path: string): string {
  const parts = path
    .replace(/\.(html?|php\d?|aspx?)$/i, '')
    .split('/')
    .filter((part) => part !== '' && !/^(\d+|index|de|en)$/i.test(part));
  const last = slugOf(parts.at(-1) ?? '');
  return last === '-' ? '' : last;
}
