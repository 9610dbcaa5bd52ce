import { both } from '../content/texts.ts';
import { eventList, headline, hero, picture, quote, section, teasers, text, type Written } from './write.ts';

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

/** The home page below what is on next, the festival, and what the law asks for; by their German path. */
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
        to: both('/de/abonnements', '/en/subscriptions'),
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
          'Dance and jazz on the old loading ramp, 8 p.m., tickets €15. In the Studio when it rains.',
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
  ],
  '/de/agb': [
    headline('Karten', 'Tickets'),
    text(
      'Mit der Bestätigung kommt der Vertrag mit der Ostkai gGmbH zustande. Karten sind übertragbar; der Weiterverkauf über dem aufgedruckten Preis ist nicht erlaubt. Ein Widerrufsrecht gibt es bei Veranstaltungen mit festem Termin nicht (§ 312g Abs. 2 Nr. 9 BGB); bis zwei Tage vorher tauschen wir.',
      'The contract with Ostkai gGmbH is made with the confirmation. Tickets may be passed on; reselling above the printed price is not allowed. There is no right of withdrawal for events with a fixed date (§ 312g (2) no. 9 BGB); up to two days before we exchange.',
    ),
    headline('Absagen', 'Cancellations'),
    text(
      'Fällt eine Veranstaltung aus, erhalten Sie den Preis binnen zehn Tagen zurück. Wird sie verlegt, gilt die Karte für den neuen Tag, oder Sie geben sie bis dahin zurück.',
      'If an event is cancelled the price is returned within ten days. If it is moved the ticket holds for the new day, or you return it before then.',
    ),
    headline('Im Haus', 'In the house'),
    text(
      'Ton- und Bildaufnahmen während der Vorstellung sind nicht erlaubt. Das Hausrecht übt das Vorderhaus aus.',
      'Sound and pictures may not be recorded during the performance. Front of house acts for the venue.',
    ),
  ],
  '/de/impressum': [
    text(
      'Ostkai – Haus für Musik und Bühne gGmbH\n\nAm Ostkai 1, 20457 Hamburg\n\nTelefon 040 66969-0, [haus@ostkai.example](mailto:haus@ostkai.example)\n\nGeschäftsführung: Henrike Voss. Amtsgericht Hamburg, HRB 000000. Umsatzsteuer-ID: DE000000000. Verantwortlich für den Inhalt: Anton Wieland, Anschrift wie oben.',
      'Ostkai – Haus für Musik und Bühne gGmbH\n\nAm Ostkai 1, 20457 Hamburg, Germany\n\nTelephone +49 40 66969 0, [haus@ostkai.example](mailto:haus@ostkai.example)\n\nManaging director: Henrike Voss. Local court Hamburg, HRB 000000. VAT ID: DE000000000. Responsible for content: Anton Wieland, address as above.',
    ),
    text(
      'Das Haus ist erdacht: Es ist die Vorführung einer Software. Namen, Zahlen und Nummern sind es auch.',
      'The house is invented: it shows what a piece of software does. Names, figures and numbers are invented too.',
    ),
  ],
  '/de/datenschutz': [
    headline('Was wir speichern', 'What we store'),
    text(
      'Beim Lesen dieser Seiten nichts, was Sie erkennbar macht. Wer ein Konto anlegt, gibt Adresse und Namen an; wer Karten kauft, was die Kasse dafür braucht. Beides sehen Sie in Ihrem Konto und können es dort löschen.',
      'While you read these pages nothing that could identify you. Whoever makes an account gives an address and a name; whoever buys tickets what the box office needs for it. Both can be seen in your account and deleted there.',
    ),
    headline('Cookies', 'Cookies'),
    text(
      'Nötig sind drei: einer für die Anmeldung, einer gegen gefälschte Anfragen, einer für den Warenkorb, der fünfzehn Minuten hält. Videos und Töne anderer Anbieter laden wir erst, wenn Sie darauf klicken.',
      'Three are needed: one for signing in, one against forged requests, one for the cart, which holds for fifteen minutes. Videos and sound of other providers are loaded only when you click on them.',
    ),
    headline('Ihre Rechte', 'Your rights'),
    text(
      'Auskunft, Berichtigung, Löschung, Übertragung, Beschwerde: [datenschutz@ostkai.example](mailto:datenschutz@ostkai.example).',
      'Access, rectification, erasure, portability, complaint: [datenschutz@ostkai.example](mailto:datenschutz@ostkai.example).',
    ),
  ],
};
