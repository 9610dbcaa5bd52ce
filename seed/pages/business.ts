import { both } from '../content/texts.ts';
import { beside, faq, headline, image, lead, link, picture, quote, section, shared, text, type Written } from './write.ts';

const seat = picture('grid', both('Reihe 7, Platz 12', 'Row 7, seat 12'), both('Ein Raster wie ein Saalplan', 'A grid like a seating plan'));
const hall = picture(
  'frames',
  both('Der Saal am Vormittag', 'The hall in the morning'),
  both('Ineinandergestellte Rahmen wie ein leerer Saal', 'Frames within frames, like an empty hall'),
);
const stage = picture('steps', both('Hinter der Bühne', 'Backstage'), both('Figuren in Bewegung', 'Figures in motion'));
const pier = picture(
  'waves',
  both('Die letzte Fähre', 'The last ferry'),
  both('Wellen in Blau und Rot, darüber ein heller Streifen', 'Waves in blue and red, above them a pale band'),
);
const friends = picture('arcs', both('Freundeskreis', 'Friends'), both('Konzentrische Bögen', 'Concentric arcs'));

export const businessPages: Readonly<Record<string, readonly Written[]>> = {
  '/de/abonnements': [
    lead(
      'Ein Abonnement ist ein Platz, der auf Sie wartet: derselbe Stuhl, dieselben Nachbarn, sechs bis zehn Abende. Es kostet ein Drittel weniger als die Karten einzeln.',
      'A subscription is a seat that waits for you: the same chair, the same neighbours, six to ten evenings. It costs a third less than the tickets one by one.',
    ),
    image(seat, both('Wer im Abonnement sitzt, behält den Platz, solange er will.', 'Whoever subscribes keeps the seat for as long as they like.')),
    section(
      'quiet',
      '33-33-33',
      [
        headline('Fest', 'Fixed', 3),
        text(
          'Eine Reihe, ein Platz, alle Abende. Tauschen geht dreimal in der Spielzeit, ohne Gebühr.',
          'One series, one seat, all evenings. Three exchanges a season, without a fee.',
        ),
      ],
      [
        headline('Frei', 'Free', 3),
        text(
          'Acht Abende nach Wahl, auch acht am selben. Gilt in jedem Saal und für zwei Spielzeiten.',
          'Eight evenings of your choice, even eight on one night. Valid in every hall and for two seasons.',
        ),
      ],
      [
        headline('Unter 30', 'Under 30', 3),
        text(
          'Fünf Abende für 45 €. Der Platz wird am Abend zugeteilt und ist meist besser, als man denkt.',
          'Five evenings for 45 €. The seat is given on the night, and mostly better than one thinks.',
        ),
      ],
    ),
    faq(
      [
        both('Ab wann kann ich verlängern?', 'From when can I renew?'),
        both(
          'Vom 1. März bis 30. April behalten Sie Ihren Platz. Danach werden freie Plätze neu vergeben.',
          'From 1 March to 30 April your seat is kept. After that free seats are given anew.',
        ),
      ],
      [
        both('Kann ich das Abonnement verschenken?', 'Can I give it as a present?'),
        both(
          'Ja, auch einzelne Abende: An der Kasse schreiben wir die Karten auf einen anderen Namen.',
          'Yes, single evenings too: the box office puts the tickets in another name.',
        ),
      ],
    ),
    link(both('040 66969-110, Abonnementbüro', '+49 40 66969 110, subscription office'), both('tel:+494066969110', 'tel:+494066969110'), 'button-outlined'),
  ],
  '/de/presse': [
    lead(
      'Pressekarten, Bilder, Gespräche: Anton Wieland, 040 66969-140, auch abends. Akkreditierungen bitte bis zwei Tage vorher.',
      'Press tickets, pictures, interviews: Anton Wieland, +49 40 66969 140, evenings too. Accreditation, please, up to two days before.',
    ),
    text(
      'Schreiben Sie an [presse@ostkai.example](mailto:presse@ostkai.example), für welches Medium und wann es erscheint. Fotografieren ist in den ersten zehn Minuten der Generalprobe möglich, Filmen nach Absprache.\n\n**Spielzeitheft, Logos, Saalbilder** schicken wir als Link, der dreißig Tage gilt. Bilder dürfen im Zusammenhang mit der Ankündigung frei gedruckt werden, mit dem Nachweis „Ostkai“.',
      'Write to [presse@ostkai.example](mailto:presse@ostkai.example) for which medium and when it appears. Photographs may be taken in the first ten minutes of the dress rehearsal, film by arrangement.\n\n**Season brochure, logos, pictures of the halls** come as a link that holds for thirty days. Pictures may be printed freely with an announcement, credited to ‘Ostkai’.',
    ),
    link(both('Akkreditierung anfragen', 'Ask for accreditation'), both('/de/forms/presse-akkreditierung/4', '/en/forms/press-accreditation/4')),
    headline('Das Haus in Zahlen', 'The house in figures'),
    section(
      'quiet',
      '33-33-33',
      [
        headline('412 Abende', '412 events', 3),
        text('in der letzten Spielzeit, Vormittage eingerechnet, und dazu 288.000 Besuche.', 'last season, mornings included, and 288,000 visits.'),
      ],
      [
        headline('86 Prozent', '86 per cent', 3),
        text('der Plätze verkauft, jede fünfte Karte an Menschen unter 30.', 'of the seats sold, every fifth ticket to people under 30.'),
      ],
      [
        headline('48 Stellen', '48 posts', 3),
        text('auf Dauer, und 31 Prozent der Einnahmen aus Karten.', 'that last, and 31 per cent of income from tickets.'),
      ],
    ),
    link(both('Zum Programm', 'To the programme'), both('/de/programm', '/en/events'), 'arrow'),
  ],
  '/de/vermietung': [
    lead(
      'An Tagen ohne Vorstellung gehören die Räume anderen: Kongressen, Preisverleihungen, Aufnahmen, einer Hochzeit im Juni.',
      'On days without a performance the rooms belong to others: conferences, award ceremonies, recordings, a wedding in June.',
    ),
    beside(
      hall,
      both(
        '**Großer Saal** ab 7.900 € am Tag, mit Licht, Ton und zwei Menschen, die beides bedienen. **Kammersaal** ab 1.800 €, auch stundenweise für Aufnahmen. **Studio** ab 1.200 €. **Foyer** ab 2.400 €, bis 400 Gäste stehend.',
        '**Great Hall** from 7900 € a day, with light, sound and two people who run both. **Chamber Hall** from 1800 €, by the hour for recordings. **Studio** from 1200 €. **Foyer** from 2400 €, up to 400 guests standing.',
      ),
    ),
    text(
      'Die Technik hat einen eigenen Plan mit Maßen, Lasten und Anschlüssen; wir schicken ihn gern. Anfragen mit Datum und Zahl der Gäste an [vermietung@ostkai.example](mailto:vermietung@ostkai.example); Sie hören binnen drei Tagen von uns.',
      'There is a technical plan with measurements, loads and connections, which we gladly send. Enquiries with date and number of guests to [vermietung@ostkai.example](mailto:vermietung@ostkai.example); you hear from us within three days.',
    ),
    shared('anfahrt-kurz'),
  ],
  '/de/karriere': [
    lead(
      'Wir suchen Menschen, die pünktlich sind und gern zuhören. Vieles andere lernt man hier.',
      'We are looking for people who are punctual and like to listen. Much else is learnt here.',
    ),
    image(stage),
    headline('Zurzeit', 'At present'),
    faq(
      [
        both('Veranstaltungstechnik, Ton, in Vollzeit', 'Sound engineer, full time'),
        both(
          'Sie mischen, was leise ist: Kammermusik, Lesungen, Neue Musik. Nach Tarif, 38,5 Stunden, zwei freie Wochenenden im Monat. Ab 1. Februar.',
          'You mix what is quiet: chamber music, readings, new music. Collective agreement, 38.5 hours, two free weekends a month. From 1 February.',
        ),
      ],
      [
        both('Vorderhaus, am Abend', 'Front of house, evenings'),
        both(
          'Einlass, Garderobe, Auskunft, acht bis zwölf Abende im Monat. 15,80 € die Stunde, die Vorstellung gehört dazu.',
          'Doors, cloakroom, information, eight to twelve evenings a month. 15,80 € an hour, the performance included.',
        ),
      ],
      [
        both('Freiwilliges Jahr in der Kultur', 'Voluntary year in culture'),
        both(
          'Ein Jahr in Dramaturgie, Technik und Büro, ab September. Bewerbung bis 31. März.',
          'A year in dramaturgy, technical department and office, from September. Apply by 31 March.',
        ),
      ],
    ),
    text(
      'Ein Brief genügt: [arbeit@ostkai.example](mailto:arbeit@ostkai.example). Wir freuen uns über Menschen jeder Herkunft und mit Behinderung; das Haus ist ohne Stufe.',
      'A letter is enough: [arbeit@ostkai.example](mailto:arbeit@ostkai.example). We welcome people of every background and with disabilities; the house has no steps.',
    ),
  ],
  '/de/freundeskreis': [
    lead(
      '1.340 Freundinnen und Freunde zahlen im Jahr 60 € und bekommen dafür eine Probe im Monat, die niemand sonst sieht.',
      '1,340 friends pay 60 € a year and get a rehearsal a month that nobody else sees.',
    ),
    image(friends),
    text(
      'Der Freundeskreis hat die Orgel bezahlt, bezahlt jedes Jahr zwei Stipendien für Komposition und hält den Flügel im Foyer gestimmt, auf dem jeder spielen darf. Mitglieder können eine Woche vor allen anderen Karten kaufen.',
      'The Friends have paid for the organ, pay for two composition grants each year, and keep the piano in the foyer in tune on which anybody may play. Members can buy tickets a week before everybody else.',
    ),
    quote(
      both('Ich kam wegen der Proben und bin wegen der Suppe geblieben.', 'I came for the rehearsals and stayed for the soup.'),
      both('Gisela Tamm, Mitglied seit 1996', 'Gisela Tamm, member since 1996'),
    ),
    link(both('Mitglied werden', 'Become a member'), both('mailto:freunde@ostkai.example', 'mailto:freunde@ostkai.example')),
  ],
  '/de/partner': [
    lead(
      'Was die Stadt nicht zahlt und die Karten nicht einbringen, geben andere. Wir nennen sie hier und nirgends auf der Bühne.',
      'What the city does not pay and tickets do not earn, others give. We name them here, and nowhere on the stage.',
    ),
    image(pier, both('22.40 Uhr, Anleger Ost: Sie wartet, bis die letzten Gäste da sind.', '22.40, East pier: it waits until the last guests have come.')),
    section(
      'plain',
      '33-33-33',
      [
        headline('Stiftung Kaiwerk', 'Stiftung Kaiwerk', 3),
        text('trägt die Konzerte für Schulen, seit 2019 mit 61.000 Kindern.', 'carries the concerts for schools, with 61,000 children since 2019.'),
      ],
      [
        headline('Hafenbank von 1871', 'Hafenbank von 1871', 3),
        text('leiht der Jungen Sinfonie vier Celli und eine Bratsche.', 'lends the Junge Sinfonie four cellos and a viola.'),
      ],
      [
        headline('Reederei Feddersen', 'Reederei Feddersen', 3),
        text('lässt die letzte Fähre warten, bis der Applaus zu Ende ist.', 'lets the last ferry wait until the applause is over.'),
      ],
    ),
    link(both('Partner werden', 'Become a partner'), both('mailto:partner@ostkai.example', 'mailto:partner@ostkai.example'), 'button-outlined'),
  ],
  '/de/blog': [
    lead(
      'Gespräche, Werkstatt, Fundstücke aus dem Keller: was wir hören, wenn gerade niemand spielt.',
      'Conversations, workshop, finds from the cellar: what we hear when nobody happens to be playing.',
    ),
  ],
  '/de/ausschreibungen': [
    text(
      'Zurzeit ausgeschrieben: Reinigung der Foyers (Los 1) und Wartung der Bühnenmaschinerie (Los 2), beide ab 1. August. Unterlagen auf Anfrage bei [vergabe@ostkai.example](mailto:vergabe@ostkai.example), Frist 28. Februar, 12 Uhr.',
      '',
    ),
  ],
};
