import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { type Both, both, germanOnly, type MaybeGermanOnly } from '../content/texts.ts';

export type PageText = {
  readonly title: MaybeGermanOnly;
  readonly headline?: MaybeGermanOnly;
  readonly urls: MaybeGermanOnly;
  /** Such as a filtered list or another site. */
  readonly link?: true;
  readonly group?: 'secondary';
  readonly notClickable?: true;
  readonly tabs?: true;
  readonly landing?: true;
  /** Default: in the menu. */
  readonly in?: readonly ('menu' | 'footer')[];
  readonly children?: readonly PageText[];
};

const page = (title: Both, urls: Both, rest: Omit<PageText, 'title' | 'urls'> = {}): PageText => ({ title, urls, ...rest });
const paths = (de: string, en: string): Both => both(`/de/${de}`, `/en/${en}`);
const same = (path: string): Both => paths(path, path);
const external = (title: Both, url: string, where: PageText['in']): PageText => ({ title, urls: both(url, url), link: true, in: where });

/** Programme and subscriptions get their children from what the database holds. */
export function pageTree(programme: readonly PageText[], subscriptions: readonly PageText[]): readonly PageText[] {
  return [
    page(both('Programm', 'Programme'), both(href('programme', 'de'), href('programme', 'en')), {
      children: [{ title: both('Produktionen', 'Productions'), urls: both(href('productions', 'de'), href('productions', 'en')), link: true }, ...programme],
    }),
    page(both('Abonnements', 'Subscriptions'), same('abonnements'), {
      headline: both('Ein Platz für die ganze Spielzeit', 'A seat for the whole season'),
      children: subscriptions,
    }),
    page(both('Besuch', 'Your Visit'), paths('besuch', 'your-visit'), {
      headline: both('Ankommen, ablegen, zuhören', 'Arrive, leave your coat, listen'),
      tabs: true,
      children: [
        page(both('Anfahrt', 'Getting here'), paths('besuch/anfahrt', 'your-visit/getting-here'), { in: ['menu', 'footer'] }),
        page(both('Karten und Kasse', 'Tickets and box office'), paths('besuch/karten', 'your-visit/tickets'), { in: ['menu', 'footer'] }),
        page(both('Barrierefreiheit', 'Accessibility'), paths('besuch/barrierefreiheit', 'your-visit/accessibility'), { in: ['menu', 'footer'] }),
        page(both('Garderobe und Gastronomie', 'Cloakroom and catering'), paths('besuch/gastronomie', 'your-visit/catering')),
        page(both('Mit Kindern', 'With children'), paths('besuch/mit-kindern', 'your-visit/with-children')),
      ],
    }),
    page(both('Haus', 'The House'), paths('haus', 'the-house'), {
      headline: both('Vom Kühlhaus zum Konzerthaus', 'From cold store to concert hall'),
      notClickable: true,
      children: [
        page(both('Geschichte', 'History'), paths('haus/geschichte', 'the-house/history')),
        page(both('Säle', 'Halls'), paths('haus/saele', 'the-house/halls')),
        { title: both('Spielorte', 'Venues'), urls: both(href('venues', 'de'), href('venues', 'en')), link: true },
        page(both('Team', 'Team'), same('team')),
        page(both('Umweltverträgliches Veranstaltungsmanagement', 'Sustainable events'), paths('haus/umwelt', 'the-house/environment'), {
          headline: both('Wärme aus dem Becken', 'Heat from the basin'),
        }),
      ],
    }),
    page(both('Magazin', 'Magazine'), same('blog'), { headline: both('Was zwischen den Abenden geschieht', 'What happens between the evenings') }),
    page(both('Presse', 'Press'), paths('presse', 'press'), { group: 'secondary', in: ['menu', 'footer'] }),
    page(both('Räume mieten', 'Hire a room'), paths('vermietung', 'hire'), { group: 'secondary', in: ['menu', 'footer'] }),
    page(both('Arbeiten am Ostkai', 'Work with us'), paths('karriere', 'careers'), { group: 'secondary', in: ['menu', 'footer'] }),
    page(both('Freundeskreis', 'Friends of Ostkai'), paths('freundeskreis', 'friends'), {
      headline: both('Wer mehr hören will', 'For those who want to hear more'),
      group: 'secondary',
      in: ['menu', 'footer'],
    }),
    page(both('Partner', 'Partners'), paths('partner', 'partners'), { in: ['footer'] }),
    { title: germanOnly('Ausschreibungen'), urls: germanOnly('/de/ausschreibungen'), in: ['footer'] },
    external(both('Kulturkarte der Stadt', 'City culture pass'), 'https://kulturkarte.example/', ['footer']),
    page(both('Ostkai', 'Ostkai'), both(href('home', 'de'), href('home', 'en')), { in: [] }),
    page(both('AGB', 'Terms and conditions'), same('agb'), { headline: both('Allgemeine Geschäftsbedingungen', 'General terms and conditions'), in: [] }),
    page(both('Impressum', 'Imprint'), same('impressum'), { in: [] }),
    page(both('Datenschutz', 'Privacy'), same('datenschutz'), { in: [] }),
    page(both('Erklärung zur Barrierefreiheit', 'Accessibility statement'), paths('erklaerung-zur-barrierefreiheit', 'accessibility-statement'), {
      in: ['footer'],
    }),
    page(both('Sommer am Kai', 'Summer on the Quay'), paths('sommer-am-kai', 'summer-on-the-quay'), { landing: true, in: [] }),
  ];
}

export function programmeOfType(title: MaybeGermanOnly, id: number): PageText {
  const url = (language: 'de' | 'en') => `${href('programme', language)}?type=${id}`;
  return { title, urls: both(url('de'), url('en')), link: true };
}

export function seriesEntry(title: Both, id: number): PageText {
  const url = (language: 'de' | 'en') => href('series', language, { slug: slugOf(title[language]), id });
  return { title, urls: both(url('de'), url('en')), link: true };
}
