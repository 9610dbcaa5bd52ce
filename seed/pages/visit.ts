import { both } from '../content/texts.ts';
import { beside, faq, film, headline, image, lead, link, picture, section, teasers, text, venues, type Written } from './write.ts';

const ferry = picture('waves', both('Die Fähre legt an', 'The ferry lands'), both('Wellen vor dem Kai, gezeichnet', 'Waves before the quay, drawn'));
const quay = picture('waves', both('Sommer am Kai', 'Summer on the Quay'), both('Eine helle Sonne über farbigen Wellen', 'A pale sun above coloured waves'));
const table = picture(
  'frames',
  both('Ein Tisch am Fenster', 'A table by the window'),
  both('Ineinandergestellte Rahmen wie Fenster', 'Frames within frames, like windows'),
);
const ramp = picture('steps', both('Ohne Stufe', 'Without a step'), both('Figuren, die nebeneinander gehen', 'Figures walking side by side'));
const children = picture('confetti', both('Das erste Konzert', 'The first concert'), both('Verstreute bunte Formen', 'Scattered coloured shapes'));
const till = picture('grid', both('Reihe, Platz', 'Row, seat'), both('Ein Raster wie ein Saalplan', 'A grid like a seating plan'));

export const visitPages: Readonly<Record<string, readonly Written[]>> = {
  '/de/besuch': [
    lead(
      'Eine Stunde vor Beginn geht das Licht im Foyer an. Kommen Sie dann: Die Garderobe ist leer, der Kaffee frisch, und vom Fenster aus sieht man die Fähre, mit der die anderen kommen.',
      'An hour before the beginning the lights go on in the foyer. Come then: the cloakroom is empty, the coffee fresh, and from the window you see the ferry that brings the others.',
    ),
    teasers(
      'grid',
      {
        headline: both('Anfahrt', 'Getting here'),
        text: both('Mit der Fähre, der U-Bahn, dem Rad. Und wo der eine Parkplatz ist.', 'By ferry, underground or bicycle. And where the one car park is.'),
        words: both('So finden Sie her', 'How to find us'),
        to: both('/de/besuch/anfahrt', '/en/your-visit/getting-here'),
        picture: ferry,
      },
      {
        headline: both('Karten und Kasse', 'Tickets and box office'),
        text: both('Preise, Ermäßigungen, Rückgabe, und was die Abendkasse noch hat.', 'Prices, concessions, returns, and what is left on the night.'),
        words: both('Alles zu Karten', 'All about tickets'),
        to: both('/de/besuch/karten', '/en/your-visit/tickets'),
        picture: till,
      },
      {
        headline: both('Barrierefreiheit', 'Accessibility'),
        text: both('Aufzüge, Hörschleife, Plätze für Rollstühle und Begleitung.', 'Lifts, induction loop, places for wheelchairs and companions.'),
        words: both('Was es gibt', 'What there is'),
        to: both('/de/besuch/barrierefreiheit', '/en/your-visit/accessibility'),
        picture: ramp,
      },
    ),
    film(
      both('Abend am Ostkai', 'Evening at the Ostkai'),
      both(
        'Der Abend am Ostkai, eine Stunde vor Beginn. Das Wasser ist ruhig; man hört nur die Fähre.',
        'Evening at the Ostkai, an hour before the beginning. The water is calm; all one hears is the ferry.',
      ),
      quay,
    ),
    headline('Bevor Sie losgehen', 'Before you leave'),
    faq(
      [
        both('Was zieht man an?', 'What does one wear?'),
        both(
          'Was Ihnen gefällt. Im Parkett sitzen Regenjacken neben Abendkleidern; im Kammersaal ist es im Winter kühl, weil die Wände einmal Fisch gekühlt haben.',
          'Whatever you like. In the stalls, rain jackets sit beside evening dresses; the Chamber Hall is cool in winter, since its walls once kept fish.',
        ),
      ],
      [
        both('Was ist, wenn ich zu spät komme?', 'What if I am late?'),
        both(
          'Wir führen Sie in der ersten Pause zwischen zwei Sätzen hinein, meist auf einen Platz am Rand. Bei Opern ohne Pause zeigen wir den Anfang auf dem Bildschirm im Foyer.',
          'We take you in at the first break between two movements, mostly to a seat at the side. At operas without an interval the screen in the foyer shows the beginning.',
        ),
      ],
      [
        both('Darf man fotografieren?', 'May one take pictures?'),
        both('Im Foyer und beim Applaus gern, während der Vorstellung nicht.', 'In the foyer and during applause, gladly; not during the performance.'),
      ],
    ),
  ],
  '/de/besuch/anfahrt': [
    lead(
      'Am Ostkai 1, 20457 Hamburg. Der Eingang liegt zur Wasserseite; wer von der Straße kommt, geht links um das Haus.',
      'Am Ostkai 1, 20457 Hamburg. The entrance is on the water side; coming from the street, walk around the building to the left.',
    ),
    beside(
      ferry,
      both(
        '**Fähre 71** legt alle zwanzig Minuten am Kai an, zwei Minuten vom Eingang; die letzte zurück fährt um 0.10 Uhr.\n\n**U-Bahn** bis Ostkai, Ausgang Wasser, dann sechs Minuten am Becken entlang. **Bus 111** hält vor der Tür.\n\nIhre Karte gilt ab vier Stunden vor Beginn als Fahrschein in der ganzen Stadt.',
        '**Ferry 71** lands at the quay every twenty minutes, two minutes from the entrance; the last one back leaves at 0.10.\n\n**Underground** to Ostkai, exit Wasser, then six minutes along the basin. **Bus 111** stops at the door.\n\nYour ticket is valid on all public transport in the city from four hours before the beginning.',
      ),
    ),
    venues('Ostkai'),
    headline('Mit dem Rad und mit dem Auto', 'By bicycle and by car'),
    text(
      'Unter dem Vordach stehen 180 Bügel, beleuchtet und überdacht. An der Westseite gibt es acht Plätze für Lastenräder und eine Luftpumpe.\n\nDas Parkhaus Becken Ost hat 240 Plätze; bei ausverkauftem Haus ist es eine halbe Stunde vorher voll. Ab 18 Uhr kostet es 6 €. Vier Plätze mit Parkausweis liegen direkt am Eingang, bitte unter 040 66969-100 anmelden.',
      'Under the canopy there are 180 stands, lit and dry. On the west side there are eight places for cargo bikes and a pump.\n\nThe car park Becken Ost has 240 spaces; on a sold-out night it is full half an hour before. From 6 p.m. it costs 6 €. Four spaces for badge holders lie right at the entrance; please book on +49 40 66969 100.',
    ),
    link(both('Barrierefrei ankommen', 'Arriving without steps'), both('/de/besuch/barrierefreiheit', '/en/your-visit/accessibility'), 'arrow'),
  ],
  '/de/besuch/karten': [
    lead(
      'Karten gibt es hier im Netz, an der Kasse im Foyer und am Telefon. Überall kosten sie dasselbe, ohne Gebühr.',
      'Tickets are sold here online, at the box office in the foyer and by telephone. They cost the same everywhere, without a fee.',
    ),
    section(
      'quiet',
      '50-50',
      [
        headline('Kasse im Foyer', 'Box office in the foyer', 3),
        text(
          'Dienstag bis Donnerstag 10–13 und 15–19.30 Uhr, Freitag bis in die Nacht, Samstag ab 10 Uhr, Sonntag 11–18 Uhr. Telefon 040 66969-100, [karten@ostkai.example](mailto:karten@ostkai.example).\n\nDie **Abendkasse** öffnet eine Stunde vor Beginn.',
          'Tuesday to Thursday 10–13 and 15–19.30, Friday into the night, Saturday from 10, Sunday 11–18. Telephone +49 40 66969 100, [karten@ostkai.example](mailto:karten@ostkai.example).\n\nOn the night it opens an hour **before the beginning**.',
        ),
      ],
      [
        headline('Ermäßigungen', 'Concessions', 3),
        text(
          '- Ein Viertel weniger mit Schwerbehinderung, ohne Arbeit und im Freiwilligendienst\n- Die Hälfte in Schule, Ausbildung und Studium, bis 27 Jahre\n- Kinder bis 14 Jahre zahlen die Hälfte, und nie mehr als 10 €\n\nNur an der Kasse: 5 € mit der Kulturkarte der Stadt, solange etwas frei ist; frei für die Begleitung, wenn der Ausweis sie vorsieht; 9 € für alle, die um 19 Uhr dort stehen, wenn noch Plätze da sind.',
          '- A quarter less with a disability, out of work and in voluntary service\n- Half price at school, in training and at university, up to 27\n- Children up to 14 pay half, and never more than 10 €\n\nAt the box office alone: 5 € with the city culture pass, as long as seats are left; free for a companion, where the card provides for one; 9 € for whoever stands there at 7 p.m., if seats are left.',
        ),
      ],
    ),
    headline('Zurückgeben und tauschen', 'Returning and exchanging'),
    faq(
      [
        both('Ich kann nicht kommen. Was nun?', 'I cannot come. What now?'),
        both(
          'Bis zwei Tage vorher tauschen wir jede Karte gegen eine andere oder einen Gutschein. Danach nehmen wir sie in Kommission, wenn der Abend ausverkauft ist.',
          'Up to two days before we exchange any ticket for another or a voucher. After that we resell it for you where the evening is sold out.',
        ),
      ],
      [
        both('Die Vorstellung fällt aus. Bekomme ich mein Geld zurück?', 'The performance is cancelled. Is my money returned?'),
        both('Ja, von selbst und auf demselben Weg, auf dem Sie bezahlt haben, binnen zehn Tagen.', 'Yes, by itself and the way you paid, within ten days.'),
      ],
      [
        both('Wie lange wird eine Reservierung gehalten?', 'How long is a reservation held?'),
        both(
          'Im Netz fünfzehn Minuten. An der Kasse bis zwanzig Minuten vor Beginn.',
          'Online for fifteen minutes. At the box office until twenty minutes before the beginning.',
        ),
      ],
    ),
    text(
      'Sie kommen zu zehnt oder mit mehr? Für Gruppen gibt es ein [Formular](/de/forms/gruppenbuchung/2), ebenso für [Schulklassen](/de/forms/anmeldung-fuer-schulklassen/3). Wer etwas verloren hat, fragt bei den [Fundsachen](/de/forms/fundsachen/7); alles andere steht unter [Kontakt](/de/forms/kontakt/1).',
      'Ten of you, or more? There is a [form for groups](/en/forms/group-booking/2), and one for [school classes](/en/forms/registration-for-school-classes/3). Whatever was lost is asked for at [lost property](/en/forms/lost-property/7); for anything else [write to us](/en/forms/contact/1).',
    ),
    link(both('Zum Programm', 'To the programme'), both('/de/programm', '/en/events')),
  ],
  '/de/besuch/barrierefreiheit': [
    lead(
      'Alle Säle, die Kasse, das Restaurant und die Garderobe sind ohne Stufe zu erreichen. Was Sie brauchen, sagen Sie uns am besten beim Kauf: 040 66969-120.',
      'All halls, the box office, the restaurant and the cloakroom are reached without a step. Tell us best when you book what you need: +49 40 66969 120.',
    ),
    beside(
      ramp,
      both(
        '**Rollstuhl.** Acht Plätze im Großen Saal, vier im Kammersaal, zwei im Studio, jeder mit einem Platz daneben. Die Aufzüge sind 110 × 210 cm groß, die Türen 90 cm breit. Toiletten mit Platz auf beiden Seiten gibt es auf jeder Ebene.\n\n**Hören.** Im Großen Saal eine Hörschleife in den Reihen 4 bis 16; Empfänger für alle Säle gibt die Garderobe aus, ohne Pfand.',
        '**Wheelchairs.** Eight places in the Grand Hall, four in the Chamber Hall, two in the Studio, each with a seat beside it. Lifts measure 110 × 210 cm, doors are 90 cm wide. There are toilets with room on both sides on every level.\n\n**Hearing.** The Grand Hall has an induction loop in rows 4 to 16; the cloakroom lends receivers for all halls, without deposit.',
      ),
      'text-image',
    ),
    text(
      '**Sehen.** Programmhefte schicken wir vorab als Text. Blindenführhunde sind willkommen und bekommen Wasser; zu jeder dritten Oper gibt es eine Beschreibung über Kopfhörer.\n\n**Ruhe.** Ein Raum neben dem Studio ist still und abgedunkelt, an jedem Abend offen. Entspannte Vorstellungen mit hellerem Saal stehen im [Programm](/de/programm).',
      '**Sight.** We send programme booklets as text in advance. Guide dogs are welcome and given water; every third opera has a description by headphones.\n\n**Quiet.** A room beside the Studio is silent and dimmed, and open every evening. Relaxed performances with a brighter hall stand in the [programme](/en/events).',
    ),
    link(both('Sagen Sie uns, was Sie brauchen', 'Tell us what you need'), both('/de/forms/barrierefrei-zu-uns/8', '/en/forms/access-needs/8')),
  ],
  '/de/besuch/gastronomie': [
    lead(
      'Die Garderobe kostet nichts, die Suppe 7 €. Das Restaurant im ersten Stock heißt Pier 1 und kocht bis eine Stunde nach dem letzten Applaus.',
      'The cloakroom costs nothing, the soup 7 €. The restaurant on the first floor is called Pier 1 and cooks until an hour after the last applause.',
    ),
    image(table, both('Ein Tisch am Fenster zum Wasser, um halb sieben.', 'A table by the window onto the water, at half past six.')),
    section(
      'plain',
      '50-50',
      [
        headline('Vorher und in der Pause', 'Before and in the interval', 3),
        text(
          'Die Bar im Foyer öffnet mit dem Haus. Bestellen Sie die Pausengetränke vorher: Sie stehen dann auf einem Tisch mit Ihrem Namen, und die Pause hat fünf Minuten mehr.',
          'The bar in the foyer opens with the house. Order drinks for the interval beforehand: they wait on a table with your name, and the interval is five minutes longer.',
        ),
      ],
      [
        headline('Garderobe', 'Cloakroom', 3),
        text(
          'Im Untergeschoss, mit Aufzug. Mäntel, Koffer, Helme und Cellokästen nehmen wir an; Kinderwagen bleiben oben unter der Treppe. Was liegen bleibt, ist vier Wochen lang an der Kasse.',
          'Downstairs, with a lift. We take coats, cases, helmets and cello cases; prams stay upstairs under the stairs. What is left behind waits at the box office for four weeks.',
        ),
      ],
    ),
    text(
      'Tische im Pier 1: 040 66969-160 oder [pier1@ostkai.example](mailto:pier1@ostkai.example).',
      'Tables at Pier 1: +49 40 66969 160 or [pier1@ostkai.example](mailto:pier1@ostkai.example).',
    ),
  ],
  '/de/besuch/mit-kindern': [
    lead(
      'Kinder dürfen bei uns zappeln. Für die Kleinsten gibt es Konzerte auf Kissen, für Größere eine Probe, bei der man im Orchester sitzt.',
      'Children may fidget here. For the smallest there are concerts on cushions, for older ones a rehearsal at which one sits in the orchestra.',
    ),
    image(children),
    text(
      '- Bis 3 Jahre: halbe Stunde, auf Kissen, 4 € mit einem Erwachsenen\n- Ab 5 Jahren: eine Stunde ohne Pause, mit jemandem, der erzählt\n- Ab 8 Jahren: alle Abende, zum halben Preis\n- Wickeltische auf jeder Ebene, Sitzkissen an der Garderobe, Kopfhörer gegen Lautes',
      '- Up to 3: half an hour, on cushions, 4 € with a grown-up\n- From 5: an hour without interval, with somebody who tells the story\n- From 8: every evening, at half price\n- Changing tables on every level, booster cushions at the cloakroom, headphones against what is loud',
    ),
    headline('Mit der Schule', 'With a school'),
    text(
      'Klassen kommen vormittags zu Generalproben, die Karte kostet 5 €, die Vorbereitung im Klassenzimmer nichts. Schreiben Sie an [schule@ostkai.example](mailto:schule@ostkai.example), am besten vor den Herbstferien.',
      'Classes come to dress rehearsals in the morning; a ticket costs 5 €, the preparation in the classroom nothing. Write to [schule@ostkai.example](mailto:schule@ostkai.example), best before the autumn holidays.',
    ),
  ],
};
