import type { Motif } from './motif.ts';
import { type Both, both } from './texts.ts';

/** What stands between the days of the programme without being an event; `offset` counts days from today. */
export type TeaserText = {
  readonly key: string;
  readonly offset: number;
  readonly motif: Motif;
  readonly preline?: Both;
  readonly headline: Both;
  readonly subline: Both;
  readonly linkText: Both;
  readonly link: Both;
};

const subscriptions = both('/de/abonnements', '/en/abonnements');
const magazine = both('/de/blog', '/en/blog');
const team = both('/de/team', '/en/team');
const productions = both('/de/produktionen', '/en/productions');
const topics = both('/de/blog/tags', '/en/blog/tags');

export const teasers: readonly TeaserText[] = [
  {
    key: 'subscriptions',
    offset: 1,
    motif: 'arcs',
    preline: both('Abonnements', 'Subscriptions'),
    headline: both('Ein Platz, den man kennt', 'A seat you know'),
    subline: both('Sieben Reihen von Orchester bis Nachtschicht, ab drei Abenden.', 'Seven series from orchestra to Night Shift, from three evenings upwards.'),
    linkText: both('Abonnements ansehen', 'See the subscriptions'),
    link: subscriptions,
  },
  {
    key: 'archive',
    offset: 4,
    motif: 'lines',
    preline: both('Magazin', 'Magazine'),
    headline: both('Der Mietvertrag für einen Elefanten', 'The hire agreement for an elephant'),
    subline: both('Was in den unbeschrifteten Kartons unseres Archivs liegt.', 'What lies in the unlabelled boxes of our archive.'),
    linkText: both('Zum Magazin', 'Read the magazine'),
    link: magazine,
  },
  {
    key: 'ensemble',
    offset: 8,
    motif: 'silhouette',
    preline: both('Menschen', 'People'),
    headline: both('Wer hier arbeitet', 'Who works here'),
    subline: both('Vom Schnürboden bis zur Intendanz: das Team des Hauses.', 'From the fly floor to the director’s office: the team of the house.'),
    linkText: both('Das Team', 'Meet the team'),
    link: team,
  },
  {
    key: 'choose-six',
    offset: 13,
    motif: 'blades',
    preline: both('Sechs nach Wahl', 'Choose Six'),
    headline: both('Sich erst im Februar entscheiden', 'Decide in February'),
    subline: both('Sechs Gutscheine für den Großen Saal, gültig eine Saison lang.', 'Six vouchers for the Grand Hall, valid for one season.'),
    linkText: both('So funktioniert es', 'How it works'),
    link: subscriptions,
  },
  {
    key: 'listening',
    offset: 19,
    motif: 'grid',
    preline: both('Aus der Dramaturgie', 'From the dramaturgs'),
    headline: both('Zweimal hören', 'Hearing it twice'),
    subline: both('Warum wir Uraufführungen an einem Abend wiederholen.', 'Why we repeat a world premiere on the same evening.'),
    linkText: both('Weiterlesen', 'Read on'),
    link: magazine,
  },
  {
    key: 'season',
    offset: 26,
    motif: 'steps',
    preline: both('Produktionen', 'Productions'),
    headline: both('Die ganze Saison auf einer Seite', 'The whole season on one page'),
    subline: both('Alle Premieren, Konzerte und Gastspiele.', 'All first nights, concerts and visiting companies.'),
    linkText: both('Alle Produktionen', 'All productions'),
    link: productions,
  },
  {
    key: 'organ',
    offset: 35,
    motif: 'arcs',
    preline: both('Werkstatt', 'Workshop'),
    headline: both('Achtundfünfzig Register', 'Fifty-eight stops'),
    subline: both('Ottilie Brandis über Pfeifen, die man nur im Winter hört.', 'Ottilie Brandis on pipes that can be heard only in winter.'),
    linkText: both('Zum Gespräch', 'Read the interview'),
    link: magazine,
  },
  {
    key: 'children',
    offset: 48,
    motif: 'confetti',
    preline: both('Ohren auf', 'All Ears'),
    headline: both('Vier Vormittage für Kinder', 'Four mornings for children'),
    subline: both('Das kleine Abonnement von null bis zwölf.', 'The small subscription, from nought to twelve.'),
    linkText: both('Zum Abonnement', 'See the subscription'),
    link: subscriptions,
  },
  {
    key: 'harbour',
    offset: 66,
    motif: 'waves',
    preline: both('Geschichte', 'History'),
    headline: both('Als hier Apfelsinen lagen', 'When there were oranges here'),
    subline: both('Vom Kühlhaus zum Konzertsaal, in elf Bildern.', 'From cold store to concert hall, in eleven pictures.'),
    linkText: both('Weiterlesen', 'Read on'),
    link: magazine,
  },
  {
    key: 'topics',
    offset: 90,
    motif: 'lines',
    preline: both('Magazin', 'Magazine'),
    headline: both('Nach Themen lesen', 'Read by topic'),
    subline: both('Stille, Wasser, Übersetzung: Wovon unsere Texte handeln.', 'Silence, water, translation: what our texts are about.'),
    linkText: both('Alle Themen', 'All topics'),
    link: topics,
  },
  {
    key: 'conductors',
    offset: 125,
    motif: 'silhouette',
    preline: both('Menschen', 'People'),
    headline: both('Sieben Arten, einen Auftakt zu geben', 'Seven ways to give an upbeat'),
    subline: both('Die Dirigentinnen und Dirigenten der Saison.', 'The conductors of the season.'),
    linkText: both('Zum Team', 'Meet them'),
    link: team,
  },
  {
    key: 'advance',
    offset: 170,
    motif: 'blades',
    preline: both('Vorschau', 'Looking ahead'),
    headline: both('Was danach kommt', 'What comes after that'),
    subline: both('Einzelne Uhrzeiten stehen noch nicht fest. Wir tragen sie hier nach.', 'Some times are still to be confirmed. We will add them here.'),
    linkText: both('Alle Produktionen', 'All productions'),
    link: productions,
  },
];
