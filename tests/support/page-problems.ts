/** One is the page's own, and none skips a level. */
export function headingProblems(html: string): string[] {
  const headings = [...shownIn(html).matchAll(/<h([1-6])(?: [^>]*)?>(.*?)<\/h\1>/gs)].map(([, level, words = '']) => ({ level: Number(level), words }));
  const own = headings.filter(({ level }) => level === 1).length;
  const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [
    ...(own === 1 ? [] : [`it has ${own} headings of level 1`]),
    ...skipping.map(({ level, words }) => `a heading skips a level: ${level} ${words.replace(/<[^>]*>/g, '')}`),
  ];
}

/** Texts of an English page that say something in German and are not marked as German. */
export function unmarkedGerman(html: string): string[] {
  const found = new Set<string>();
  const languages: { element: string; language: string }[] = [];
  for (const [, closed, opened, attributes = '', text = ''] of shownIn(html).matchAll(/<\/([\w-]+)>|<([\w-]+)((?:\s[^>]*)?)>|([^<]+)/g)) {
    const outer = languages.at(-1)?.language ?? 'en';
    if (opened && !empty.has(opened)) languages.push({ element: opened, language: /\slang="(\w+)"/.exec(attributes)?.[1] ?? outer });
    if (closed) languages.splice(languages.findLastIndex(({ element }) => element === closed));
    if (outer === 'en' && german.test(text.replace(names, ''))) found.add(text.trim());
  }
  return [...found];
}

const shownIn = (html: string) => html.slice(html.indexOf('<body')).replace(/<!--.*?-->|<(script|style|template|dialog)\b.*?<\/\1>/gs, '');
const empty = new Set(['area', 'br', 'circle', 'col', 'hr', 'img', 'input', 'line', 'link', 'meta', 'path', 'rect', 'source', 'track', 'use', 'wbr']);
/** Words that no English text has, and those of tickets and places. */
const german =
  /(?<![\p{L}])(und|oder|nicht|mit|für|eine[rnms]?|dem|auch|wird|sich|keine?|Eintritt|Eingang|Einlass|Führung|Parkett|Kategorie|Erwachsene|Ermäßigt|Ermäßigung|Platzwahl|Karten|Beginn|Uhr|Abendkasse)(?![\p{L}])/u;
/** Proper names stay as they are: the venue's, and of works in their own language. */
const names = /Haus für Musik und Bühne|Leonce und Lena|karten@/g;
