import { foldName } from '#i18n/fold-name.ts';

/** Words by which files of one system differ, as days and numbers do. */
const passing = new Set(
  'januar jan jaenner februar feb maerz mrz april apr mai juni jun juli jul august aug september sep sept oktober okt november nov dezember dez january february march mar may june july october oct december dec kopie copy von of final neu new'.split(
    ' ',
  ),
);

/** The file's name without folder, ending, dates, months, numbers and copy marks; of `c01.csv` the numbers count. */
export function sourceKey(name: string): string {
  const file = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,6}$/i, '')
    .replace(/\(\d+\)/g, ' ');
  const tokens = /[\p{L}\p{N}]/u.test(file) ? foldName(file).split(' ') : [];
  const words = tokens.flatMap((token) => (passing.has(token) ? [] : wordIn(token)));
  if (words.some((word) => word.length > 2 || word === 'kw')) return words.join(' ');
  const rest = tokens.filter((token) => !passing.has(token) && !/^(?:19|20)\d\d(?:\d\d){0,2}$/.test(token));
  return rest.some((token) => /\p{L}/u.test(token)) ? rest.join(' ') : 'import';
}

/** The word that a token is, or that stands before a number; none where letters and digits are mixed. */
function wordIn(token: string): string[] {
  if (!/\d/.test(token)) return [token];
  const [, word] = /^(\p{L}{3,})\d+$/u.exec(token) ?? /^(kw)\d+$/.exec(token) ?? [];
  return word === undefined ? [] : [word];
}
