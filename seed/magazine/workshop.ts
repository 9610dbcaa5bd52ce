import { both } from '../content/texts.ts';
import { faq, headline, image, picture, quote, text } from '../pages/write.ts';
import type { ArticleText } from './article.ts';

export const workshop: readonly ArticleText[] = [
  {
    title: both('Wie man eine Orgel stimmt', 'How an organ is tuned'),
    summary: both(
      'Zweimal im Jahr steigt jemand in das Instrument und schlägt 3.412 Pfeifen auf den Kopf. Ein Tag mit Stimmhorn, Taschenlampe und einem Menschen, der Tasten hält.',
      'Twice a year somebody climbs into the instrument and hits 3,412 pipes on the head. A day with a tuning cone, a torch and a person who holds down keys.',
    ),
    category: 'workshop',
    tags: ['organ', 'craft', 'silence'],
    author: 'Ottilie Brandis',
    people: ['Ottilie Brandis'],
    productions: ['organ-hour'],
    daysAgo: 11,
    motif: 'bars',
    body: [
      text(
        'Zuerst wird der Saal auf 21 Grad geheizt und dann in Ruhe gelassen. Eine Orgel stimmt man nicht auf einen Ton, man stimmt sie auf eine Temperatur: Jedes Grad mehr hebt die Labialpfeifen um drei Cent, und die Zungen, die dicker sind, bleiben, wo sie waren. Wer bei 18 Grad stimmt und bei 24 spielt, spielt zwei Orgeln.',
        'First the hall is heated to 21 degrees and then left in peace. One does not tune an organ to a note, one tunes it to a temperature: every degree more raises the flue pipes by three cents, while the reeds, which are sturdier, stay where they were. Whoever tunes at 18 degrees and plays at 24 plays two organs.',
      ),
      headline('Zwei Menschen, ein Ton', 'Two people, one note', 3),
      text(
        'Es braucht zwei: einen, der im Gehäuse steht, und einen, der am Spieltisch eine Taste hält und auf Zuruf die nächste nimmt. „Weiter“ ist das Wort des Tages, es fällt ungefähr dreitausendmal. Im Gehäuse riecht es nach Leder, Fichte und Staub von 2019.\n\nGestimmt wird nach dem Prinzipal 4 Fuß, Pfeife gegen Pfeife. Wenn zwei fast gleich klingen, schwebt der Ton: Er eiert, erst schnell, dann langsam, dann gar nicht mehr. Diesen Punkt sucht man. Man sucht ihn nicht mit dem Ohr allein; bei den großen Pfeifen legt man die Hand an den Fuß.',
        'It takes two: one who stands inside the case and one who holds a key at the console and takes the next one when called. ‘Next’ is the word of the day; it is said about three thousand times. Inside, it smells of leather, spruce and the dust of 2019.\n\nThe reference is the 4-foot principal, pipe against pipe. When two sound almost alike the note beats: it wobbles, quickly at first, then slowly, then no longer at all. That is the point one is looking for. One does not look for it with the ear alone; with the large pipes one lays a hand on the foot.',
      ),
      quote(
        both(
          'Man hört nicht, dass sie stimmt. Man hört nur, dass man nichts mehr hört.',
          'You do not hear that it is in tune. You hear that you no longer hear anything.',
        ),
        both('Ottilie Brandis', 'Ottilie Brandis'),
      ),
      headline('Womit man schlägt', 'What one hits with', 3),
      text(
        'Kleine Pfeifen werden mit dem Stimmhorn geweitet oder verengt, einem Messingkegel, der aussieht wie ein Eierbecher. Größere haben eine Stimmrolle, einen aufgerollten Blechstreifen. Die Zungen stimmt man an der Krücke, einem Draht; man klopft ihn einen Zehntelmillimeter hinauf oder hinunter. Es ist Feinmechanik mit dem Hammer.\n\nUm fünf am Nachmittag ist die Orgel gestimmt. Um sieben kommt das Publikum, und mit ihm vier Grad.',
        'Small pipes are widened or narrowed with a tuning cone, a brass cone that looks like an egg cup. Larger ones have a tuning scroll, a rolled strip of metal. Reeds are tuned at the wire; one taps it up or down by a tenth of a millimetre. It is precision engineering with a hammer.\n\nAt five in the afternoon the organ is in tune. At seven the audience comes, and with it four degrees.',
      ),
    ],
  },
  {
    title: both('Ein Flügel zieht um', 'A grand piano moves'),
    summary: both(
      'Vom Kammersaal ins Studio sind es 140 Meter, zwei Aufzüge und eine Schwelle von acht Millimetern. Die Schwelle ist das Problem.',
      'From the Chamber Hall to the Studio it is 140 metres, two lifts and a threshold of eight millimetres. The threshold is the problem.',
    ),
    category: 'workshop',
    tags: ['craft'],
    author: 'Malte Reinshagen',
    people: ['Malte Reinshagen', 'Elif Sarandal'],
    productions: ['goldberg', 'duo-celestin'],
    daysAgo: 33,
    motif: 'blades',
    body: [
      text(
        'Das Haus besitzt fünf Flügel. Vier haben Nummern, der fünfte heißt Martha, weil er aus dem Nachlass einer Klavierlehrerin dieses Namens stammt und so klingt: genau, freundlich und ohne Geduld für Pedal.\n\nUmgezogen wird zu dritt. Zuerst wird der Deckel abgenommen, nicht wegen des Gewichts, sondern weil er klappert und das Klappern nervös macht. Dann kommen die Rollen unter die Rollen: Messingrollen sind zum Stehen da, nicht zum Fahren. Ein Konzertflügel wiegt 480 Kilo, und zwanzig Tonnen Saitenspannung fahren mit.',
        'The house owns five grand pianos. Four have numbers; the fifth is called Martha, because it comes from the estate of a piano teacher of that name and sounds like it: exact, friendly and with no patience for the pedal.\n\nIt takes three to move one. First the lid comes off, not because of the weight but because it rattles, and rattling makes one nervous. Then wheels go under the wheels: brass castors are for standing, not for travelling. A concert grand weighs 480 kilos, and twenty tonnes of string tension travel with it.',
      ),
      text(
        'Zwischen dem Aufzug und dem Studio liegt eine Schwelle. Acht Millimeter, Stahl, Brandschutz. Man kann sie nicht wegnehmen, man kann sie nicht überfahren, jedenfalls nicht schneller als eine Schnecke. Wir haben drei Rampen gebaut. Die dritte ist aus Kork und liegt seit 2021 in einer Schublade mit der Aufschrift „Rampe“. Sie kostete neun Euro.',
        'Between the lift and the Studio lies a threshold. Eight millimetres, steel, fire regulations. It cannot be taken away and it cannot be driven over, at least no faster than a snail. We built three ramps. The third is made of cork and has lain in a drawer marked ‘ramp’ since 2021. It cost nine euros.',
      ),
      image(
        picture(
          'grid',
          both('Der Weg des Flügels', 'The way of the piano'),
          both('Ein Raster wie der Grundriss des Hauses', 'A grid like the floor plan of the house'),
        ),
        both('140 Meter, wie sie die Technik sieht.', '140 metres, as the technical department sees them.'),
      ),
      text(
        'Danach ruht das Instrument zwei Stunden. Ein Flügel, der bewegt wurde, ist beleidigt; wer sofort stimmt, stimmt die Beleidigung. Elif Sarandal, die ihr Instrument für jedes Programm anders einrichten lässt, bringt für diese Zeit ein Buch mit. Der Klaviertechniker schläft.',
        'After that the instrument rests for two hours. A piano that has been moved is offended; whoever tunes it at once tunes the offence. Elif Sarandal, who has her instrument prepared differently for every programme, brings a book for that time. The piano technician sleeps.',
      ),
    ],
  },
  {
    title: both('Schwarz ist eine Arbeit', 'Black is a job'),
    summary: both(
      'Im Studio soll man nichts sehen, bevor man etwas sieht. Über Farbe, Samt, Klebeband und das grüne Licht über dem Notausgang.',
      'In the Studio one is to see nothing before one sees something. On paint, velvet, tape and the green light above the emergency exit.',
    ),
    category: 'workshop',
    tags: ['craft', 'silence', 'dance'],
    author: 'Anselm Rieth',
    people: ['Anselm Rieth'],
    productions: ['rothko', 'vortex'],
    daysAgo: 61,
    motif: 'frames',
    body: [
      text(
        'Bevor ich getanzt habe, war ich Beleuchter, und der erste Satz, den man als Beleuchter lernt, ist: Licht kann jeder. Dunkel machen ist der Beruf.\n\nDas Studio ist schwarz gestrichen, dreimal im Jahr, von Hand. Nicht mit irgendeinem Schwarz: Die Farbe darf nicht glänzen, sonst zeigt sie jeden Fingerabdruck, und sie darf nicht zu matt sein, sonst staubt sie auf die Kostüme. Wir nehmen eine aus dem Theaterbedarf, die sich anfühlt wie Schiefer. Der Hersteller nennt sie Nummer vier. Niemand weiß, was eins bis drei waren.',
        'Before I danced I was a lighting technician, and the first thing one learns as a lighting technician is: anybody can do light. Making it dark is the profession.\n\nThe Studio is painted black, three times a year, by hand. Not with any black: the paint must not shine, or it shows every fingerprint, and it must not be too matt, or it comes off on the costumes. We take one from a theatre supplier that feels like slate. The makers call it number four. Nobody knows what one to three were.',
      ),
      text(
        'Dann kommen die Löcher. Schlüssellöcher, Lüftungsschlitze, die Ritze unter der Tür, die Leuchtdioden an neunzehn Geräten. Jede bekommt einen Streifen Gewebeband, zwei Zentimeter, matt. Vor „Rothko Chapel“ hat eine Kollegin dafür vierzig Minuten auf einer Leiter verbracht. Die Vorstellung dauert sechsundzwanzig.\n\nUnd dann ist da das grüne Männchen. Es leuchtet über der Tür, es muss leuchten, das ist Gesetz und richtig so. Man inszeniert es mit. In meinem letzten Stück gehen die Tänzer zum Schluss nacheinander darunter hindurch. Die Kritik schrieb von einer Metapher.',
        'Then come the holes. Keyholes, ventilation slits, the gap under the door, the diodes on nineteen devices. Each gets a strip of cloth tape, two centimetres, matt. Before ‘Rothko Chapel’ a colleague spent forty minutes on a ladder for that. The performance lasts twenty-six.\n\nAnd then there is the little green man. It shines above the door, it has to, that is the law and rightly so. One directs it as well. In my last piece the dancers finally walk underneath it one by one. The critics wrote of a metaphor.',
      ),
    ],
  },
  {
    title: both('Jeder Zug hat eine Stimme', 'Every fly bar has a voice'),
    summary: both(
      'Zweiundvierzig Züge hängen über der Bühne des Großen Saals. Der Technische Direktor erkennt sie am Geräusch, und eines davon macht ihm Sorgen.',
      'Forty-two fly bars hang above the stage of the Grand Hall. The technical director knows them by their sound, and one of them worries him.',
    ),
    category: 'workshop',
    tags: ['craft', 'voice'],
    author: 'Miriam Sattlegger',
    people: ['Malte Reinshagen'],
    productions: ['under-the-stage'],
    daysAgo: 96,
    motif: 'lines',
    body: [
      text(
        'Malte Reinshagen steht mit geschlossenen Augen auf der Seitenbühne. Oben fährt etwas. „Siebzehn“, sagt er. Der Kollege am Pult nickt. Oben fährt etwas anderes. „Neun. Und die Umlenkrolle will Fett.“\n\nZweiundvierzig Prospektzüge hat das Haus, jeder trägt bis zu einer halben Tonne: Vorhänge, Wände, einmal ein Segelboot. Die Motoren sind alle gleich, aus einer Lieferung von 2018. Die Seile auch. Warum jeder Zug anders klingt, kann der Hersteller nicht erklären. Reinshagen kann es.',
        'Malte Reinshagen stands in the wings with his eyes closed. Something moves above. ‘Seventeen,’ he says. The colleague at the desk nods. Something else moves. ‘Nine. And the pulley wants grease.’\n\nThe house has forty-two fly bars, each of which carries up to half a tonne: curtains, walls, once a sailing boat. The motors are all alike, from one delivery in 2018. So are the ropes. Why every bar sounds different the makers cannot explain. Reinshagen can.',
      ),
      text(
        '„Ein Stahlseil hat sechs Litzen, und jede Litze erinnert sich, wo sie einmal um eine Rolle musste. Das hört man. Dreiundzwanzig singt auf der Höhe von vier Metern ein kleines Fis, weil dort 2020 acht Wochen lang ein Prospekt hing und keiner gespielt hat.“ Es war das Frühjahr, in dem alle Häuser geschlossen waren.\n\nSorgen macht ihm die Einunddreißig. „Die ist stumm geworden.“ Er hat sie abgenommen, durchgemessen, wieder eingehängt. Alles in Ordnung. „Mag sein. Aber die anderen reden, und sie sagt nichts. Da bleibe ich lieber daneben stehen.“',
        '‘A steel rope has six strands, and every strand remembers where it once had to go round a pulley. You hear that. At a height of four metres twenty-three sings a little F sharp, because a backcloth hung there for eight weeks in 2020 and nobody played.’ That was the spring when all houses were closed.\n\nWhat worries him is thirty-one. ‘It has gone dumb.’ He took it down, measured it, hung it again. Everything in order. ‘That may be. But the others talk and it says nothing. I prefer to stand beside it.’',
      ),
    ],
  },
  {
    title: both('Der Wolf bekommt einen neuen Kiefer', 'The wolf gets a new jaw'),
    summary: both(
      'Nach einhundertelf Vorstellungen schließt das Maul nicht mehr. Im Keller des Figurentheaters wird operiert; zuschauen darf, wer fegt.',
      'After a hundred and eleven performances the mouth no longer shuts. In the cellar of the puppet theatre there is an operation; whoever sweeps may watch.',
    ),
    category: 'workshop',
    tags: ['craft', 'children'],
    author: 'Clara Overbeck',
    people: ['Tauwerk Figurentheater'],
    productions: ['peter-wolf'],
    daysAgo: 140,
    motif: 'confetti',
    body: [
      text(
        'Der Patient liegt auf einem Küchenhandtuch: 1,60 Meter, Lindenholz, Leder, Fell von einem Mantel aus den Siebzigern. Er hat seit 2019 in jeder Vorstellung dieselbe Ente verschluckt, und nun hält der Kiefer nicht mehr.\n\nEin Puppenkiefer ist ein Scharnier mit einer Meinung. Er soll zuschnappen, dass die erste Reihe erschrickt, und er soll zuschnappen, ohne zu klappern, weil an dieser Stelle drei Hörner im Piano spielen. Im alten Kiefer saß ein Stück Fahrradschlauch. Im neuen sitzt Filz, aus dem Hammerkopf eines ausgemusterten Klaviers. „So klingt er auch“, sagt die Puppenbauerin. „Weich, und dann bereut er es.“',
        'The patient lies on a kitchen towel: 1.60 metres, limewood, leather, fur from a coat of the seventies. Since 2019 he has swallowed the same duck in every performance, and now the jaw no longer holds.\n\nA puppet’s jaw is a hinge with an opinion. It is to snap so that the front row starts, and it is to snap without rattling, because three horns play piano at that point. In the old jaw there was a piece of bicycle tube. In the new one there is felt, from the hammer of a piano that was taken out of service. ‘And that is how he sounds,’ says the puppet maker. ‘Soft, and then he regrets it.’',
      ),
      faq(
        [
          both('Tut es dem Wolf weh?', 'Does it hurt the wolf?'),
          both('Nein. Er hat vorher etwas Leinöl bekommen.', 'No. He was given some linseed oil beforehand.'),
        ],
        [
          both('Wohin geht die Ente, wenn sie verschluckt ist?', 'Where does the duck go when it has been swallowed?'),
          both('In den linken Ärmel der Spielerin. Dort ist es warm.', 'Up the left sleeve of the puppeteer. It is warm there.'),
        ],
        [
          both('Kann man den Wolf streicheln?', 'May one stroke the wolf?'),
          both(
            'Nach der Vorstellung, hinter dem Ohr. Er mag es nicht am Kiefer, das ist noch frisch.',
            'After the performance, behind the ear. Not on the jaw, it is still fresh.',
          ),
        ],
      ),
    ],
  },
];
