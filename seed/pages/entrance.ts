import { both } from '../content/texts.ts';
import { articleList, eventList, headline, hero, picture, quote, section, shared, teasers, text, type Written } from './write.ts';

const floating = picture('waves', both('Sommer am Kai', 'Summer on the Quay'), both('Wellen in den Farben des Sommers', 'Waves in the colours of summer'));
const evening = picture(
  'bars',
  both('Halb acht', 'Half past seven'),
  both('Senkrechte Balken wie ein Fenster am Abend', 'Vertical bars like a window in the evening'),
);
const tour = picture('grid', both('Vom Keller bis unters Dach', 'From the cellar to the roof'), both('Ein Raster wie eine Fassade', 'A grid like a façade'));
const seat = picture(
  'arcs',
  both('Ein Platz, der wartet', 'A seat that waits'),
  both('Konzentrische Bögen wie die Ränge des Saals', 'Concentric arcs like the tiers of the hall'),
);

export const entrancePages: Readonly<Record<string, readonly Written[]>> = {
  '/de': [
    headline('Am Wochenende', 'At the weekend'),
    eventList('weekend'),
    teasers(
      'grid',
      {
        headline: both('Ein Platz, der wartet', 'A seat that waits'),
        text: both('Sechs bis zehn Abende auf demselben Stuhl, ein Drittel günstiger.', 'Six to ten evenings on the same chair, a third cheaper.'),
        words: both('Abonnements', 'Subscriptions'),
        to: both('/de/abonnements', '/en/abonnements'),
        picture: seat,
      },
      {
        headline: both('Eine Stunde vorher', 'An hour before'),
        text: both(
          'Kaffee, Fähre, leere Garderobe: was man vor dem Konzert wissen kann.',
          'Coffee, ferry, empty cloakroom: what one can know before the concert.',
        ),
        words: both('Ihr Besuch', 'Your visit'),
        to: both('/de/besuch', '/en/your-visit'),
        picture: evening,
      },
      {
        headline: both('Vom Keller bis unters Dach', 'From the cellar to the roof'),
        text: both('Wie aus einem Kühlhaus für Apfelsinen ein Konzerthaus wurde.', 'How a cold store for oranges became a concert hall.'),
        words: both('Geschichte', 'History'),
        to: both('/de/haus/geschichte', '/en/the-house/history'),
        picture: tour,
      },
    ),
    headline('Aus dem Magazin', 'From the magazine'),
    articleList(3),
    quote(
      both('Man hat nicht den Lärm hinausgebaut, sondern die Stille stehen lassen.', 'They did not build out the noise, they left the silence standing.'),
      both('Merle Hagedorn, Akustikerin', 'Merle Hagedorn, acoustician'),
    ),
  ],
  '/de/programm': [],
  '/de/sommer-am-kai': [
    hero({
      headline: both('Solange es hell ist', 'As long as it is light'),
      text: both(
        'Zehn Tage im Juli, drei Bühnen, eine davon schwimmt. Gespielt wird bis zum Sonnenuntergang, und danach noch etwas.',
        'Ten days in July, three stages, one of them afloat. We play until sunset, and a little after.',
      ),
      words: both('Programm im Juli', 'Programme in July'),
      to: both('/de/programm', '/en/events'),
      picture: floating,
    }),
    section(
      'signal',
      '33-33-33',
      [
        headline('Ponton', 'Pontoon', 3),
        text(
          'Um 18 Uhr legt die Bühne ab und spielt vor dem Fenster des Foyers. Man hört sie von beiden Ufern, umsonst.',
          'At 6 p.m. the stage casts off and plays before the foyer’s window. One hears it from both banks, for nothing.',
        ),
      ],
      [
        headline('Rampe 7', 'Ramp 7', 3),
        text(
          'Tanz und Jazz auf der alten Laderampe, 20 Uhr, Karten zu 15 €. Bei Regen im Studio.',
          'Dance and jazz on the old loading ramp, 8 p.m., tickets 15 €. In the Studio when it rains.',
        ),
      ],
      [
        headline('Kühlraum', 'Cold room', 3),
        text(
          'Neue Musik im Keller, bei elf Grad. Decken gibt es an der Garderobe.',
          'New music in the cellar, at eleven degrees. Blankets are at the cloakroom.',
        ),
      ],
    ),
    text(
      'Der Vorverkauf beginnt am 2. Mai um 10 Uhr. Abonnentinnen und Abonnenten kaufen eine Woche früher. Die Fähre fährt an allen zehn Abenden bis 1.10 Uhr.',
      'Tickets go on sale on 2 May at 10 a.m. Subscribers buy a week earlier. The ferry runs until 1.10 on all ten nights.',
    ),
    shared('anfahrt-kurz'),
  ],
};
