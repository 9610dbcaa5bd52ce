import { expect, test } from 'vitest';
import { languages } from '../../src/i18n/language.ts';
import { testApp } from '../support/app.ts';
import { jsonLdProblems } from '../support/json-ld-problems.ts';
import { headingProblems, unmarkedGerman } from '../support/page-problems.ts';

// Of what there is many of, a few stand for all, but for `FOYER_SWEEP=all`.
const site = await testApp({ demo: true, recordsReads: true });
const base = 'https://ostkai.example';

/** Pages that no sitemap names, for the links that they share with all. */
const further = ['/de/search', '/en/search', '/de/user/login', '/en/user/login', '/de/merkliste', '/en/favourites'];
const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const linksOf = (html: string) => [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
/** What is written by lists, of which three of a kind stand for all: '/de/programm/#', '/de/programm?room=#'. */
const kindOf = (href: string) => (/\d/.test(href) ? href.replace(/[^/=]+\/\d+|\d+(-\d+)*/g, '#') : null);
const pathOf = (url: string | undefined) => (url?.startsWith(base) ? url.slice(base.length) : url);

const headOf = (html: string) => ({
  titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title),
  canonical: pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]),
  alternates: Object.fromEntries(languages.map((language) => [language, pathOf(new RegExp(`hrefLang="${language}" href="([^"]+)"`).exec(html)?.[1])])),
});

const maxOfAKind = process.env.FOYER_SWEEP === 'all' ? Number.POSITIVE_INFINITY : 6;

async function demoPages(): Promise<string[]> {
  const sitemap = await (await site.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => pathOf(url) ?? '');
  const kinds = Map.groupBy(all, (path) => kindOf(path) ?? path);
  return [...kinds.values()].flatMap((paths) => paths.filter((_, index) => index % Math.max(Math.ceil(paths.length / maxOfAKind), 1) === 0));
}

test('every page has its head, its headings in order and whole structured data, and no link of it is broken', async () => {
  const pages = await demoPages();
  expect(pages.length).toBeGreaterThan(120);
  const linkedFrom = new Map<string, string>();
  const seen = new Map<string, Set<string | undefined>>();
  const heads = new Map<string, ReturnType<typeof headOf>>();
  const broken: string[] = [];
  for (const source of [...pages, ...further]) {
    const response = await site.get(source);
    const html = await response.text();
    if (response.status !== 200) broken.push(`${source}: ${response.status}`);
    if (source.startsWith('/en')) for (const text of unmarkedGerman(html)) broken.push(`${source}: is German: ${text}`);
    for (const problem of headingProblems(html)) broken.push(`${source}: ${problem}`);
    for (const problem of jsonLdProblems(html)) broken.push(`${source}: ${problem}`);
    if (/^\/(de\/(programm|produktionen)|en\/(events|productions))\/[^/?]+\/\d+$/.test(source) && !html.includes('"BreadcrumbList"'))
      broken.push(`${source}: no BreadcrumbList`);
    heads.set(source, headOf(html));
    if (response.status === 200) seen.set(source, ids(html));
    for (const href of linksOf(html)) {
      if (href.startsWith('#') && href !== '#' && !ids(html).has(href.slice(1))) broken.push(`${source}: ${href} is not on it`);
      if (/^\/(?!\/)/.test(href)) linkedFrom.set(href, source);
      else if (!/^($|#.|https:\/\/[^/]+\.|webcal:\/\/[^/]+\/|mailto:[^@]*[@?].|tel:\+\d)/.test(href)) broken.push(`${source}: ${href}`);
    }
  }
  const titled = new Map<string, string>();
  for (const source of pages) {
    const head = heads.get(source);
    // Two evenings of one day are told apart by their hour on the page; pages of different kinds are not to share a title.
    const title = `${source.slice(0, 3)} ${head?.titles[0]}`;
    const namesake = titled.get(title);
    if (namesake && (kindOf(namesake) ?? namesake) !== (kindOf(source) ?? source)) broken.push(`${source}: has the title of ${namesake}`);
    titled.set(title, source);
    if (head?.titles.length !== 1 || !head.titles[0]?.trim()) broken.push(`${source}: its titles are ${head?.titles.join(' | ')}`);
    if (head?.canonical !== source) broken.push(`${source}: its canonical address is ${head?.canonical}`);
    for (const language of languages) {
      const other = head?.alternates[language];
      if (other === undefined) continue; // a page that stands in one language alone
      const back = heads.get(other) ?? headOf(await (await site.get(other)).text());
      const own = source.slice(1, 3);
      if (back.alternates[own] !== source) broken.push(`${source}: ${other}, its page in ${language}, names ${back.alternates[own]} as its own in ${own}`);
    }
  }
  expect(linkedFrom.size).toBeGreaterThan(300);
  const tried = new Map<string, number>();
  for (const [href, source] of linkedFrom) {
    const kind = kindOf(href) ?? href;
    const count = (tried.get(kind) ?? 0) + 1;
    tried.set(kind, count);
    if (count > 3) continue;
    const [path = '', anchor] = href.split('#');
    const known = seen.get(path);
    if (known && anchor && !known.has(anchor)) broken.push(`${source}: ${href} has no such place`);
    if (known) continue;
    let response = await site.get(path);
    for (let hops = 0; response.status >= 301 && response.status <= 308 && hops < 3; hops++) response = await site.get(response.headers.get('location') ?? '');
    if (response.status !== 200) broken.push(`${source}: ${href} answers ${response.status}`);
    if (anchor && !ids(await response.text()).has(anchor)) broken.push(`${source}: ${href} has no such place`);
  }
  expect(broken).toEqual([]);
}, 120_000);

test('structured data that search engines refuse is named', () => {
  const script = (data: object) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
  const event = {
    '@type': ['MusicEvent', 'CreativeWork'],
    name: 'Tosca',
    startDate: '2026-12-01T19:30:00+01:00',
    location: { '@id': 'https://a.example/#venue' },
  };
  expect(jsonLdProblems(script(event))).toEqual([]);
  expect(jsonLdProblems(script({ ...event, name: '', startDate: '1. Dezember', location: undefined }))).toEqual([
    '$ (MusicEvent,CreativeWork) has no location|subEvent',
    '$.name is empty',
    '$.startDate is no date',
  ]);
  const subEvent = [{ ...event, location: { '@type': 'Place', name: 'Saal', containedInPlace: event.location } }];
  expect(jsonLdProblems(script({ '@type': 'EventSeries', name: 'Reihe', url: 'https://a.example/', subEvent }))).toEqual([
    '$.subEvent[0].location has no address',
  ]);
  expect(
    jsonLdProblems(script({ '@type': 'Article', headline: 'Suppe', datePublished: '2026-11-14', image: [], author: { '@type': 'Person', url: '/x' } })),
  ).toEqual(['$ (Article) has no image', '$.author (Person) has no name', '$.author.url is no address']);
  expect(jsonLdProblems('<script type="application/ld+json">{</script>')).toEqual(['no JSON']);
});

test('headings out of order, and German on an English page, are named', () => {
  const page = (main: string) => `<html lang="en"><head><title>Karten</title></head><body>${main}</body></html>`;
  expect(headingProblems(page('<h1>A</h1><h2 class="x">B</h2><h3>C</h3><h2>D</h2>'))).toEqual([]);
  expect(headingProblems(page('<h1>A</h1><dialog><h4>X</h4></dialog><h3 id="b"><b>B</b></h3><h1>C</h1>'))).toEqual([
    'it has 2 headings of level 1',
    'a heading skips a level: 3 B',
  ]);
  expect(unmarkedGerman(page('<p lang="de">Eintritt <b>frei</b></p><p>Free<br>entry</p><p>Leonce und Lena</p>'))).toEqual([]);
  expect(unmarkedGerman(page('<p><i lang="de">Karten</i> Eintritt frei</p><p>Am Ostkai 1, Eingang Wasserseite</p>'))).toEqual([
    'Eintritt frei',
    'Am Ostkai 1, Eingang Wasserseite',
  ]);
});
