import { both } from '../content/texts.ts';
import { headline, image, link, picture, quote, text } from '../pages/write.ts';
import type { ArticleText } from './article.ts';

export const history: readonly ArticleText[] = [
  {
    title: both('Als hier Apfelsinen lagen', 'When there were oranges here'),
    summary: both(
      'Vom Kühlhaus zum Konzertsaal, eine kurze Geschichte in sechs Bildern und bei vier Grad.',
      'From cold store to concert hall, a short history in six pictures and at four degrees.',
    ),
    category: 'history',
    tags: ['archive', 'water'],
    author: 'Nele Brinkama',
    people: ['Nele Brinkama'],
    productions: ['tour', 'tour-english'],
    daysAgo: 22,
    motif: 'grid',
    body: [
      headline('1968', '1968', 3),
      text(
        'Am 3. März fährt der erste Lastwagen auf die Rampe: Navelorangen aus Valencia. Mein Großvater steht in der Sortierung, dritter Stock, mit Handschuhen ohne Finger. Er sagt später, man habe die Frucht am Ton erkannt. Die guten klingen dumpf.',
        'On 3 March the first lorry backs onto the ramp: navel oranges from Valencia. My grandfather stands in sorting, third floor, in gloves without fingers. He says later that one knew the fruit by its sound. The good ones sound dull.',
      ),
      headline('1974', '1974', 3),
      text(
        'Im Sommer ist es draußen zweiunddreißig Grad und drinnen vier. Die Sortiererinnen singen, weil es wärmt. Ein Betriebsrat schreibt in ein Protokoll: „Das Singen ist nicht zu beanstanden, solange der Takt gehalten wird.“',
        'In summer it is thirty-two degrees outside and four inside. The sorters sing because it keeps them warm. A member of the works council writes in the minutes: ‘The singing is not objectionable as long as time is kept.’',
      ),
      image(
        picture(
          'arcs',
          both('Valencia, dritter Stock', 'Valencia, third floor'),
          both('Konzentrische Bögen wie aufgeschnittene Früchte', 'Concentric arcs like fruit cut open'),
        ),
        both('Die guten klingen dumpf.', 'The good ones sound dull.'),
      ),
      headline('1987', '1987', 3),
      text(
        'Die letzte Lieferung kommt per Container und ist schon kalt. Am Abend wird der Strom abgestellt. Es dauert elf Tage, bis das Haus die Temperatur der Stadt hat.',
        'The last delivery comes by container and is cold already. In the evening the power is switched off. It takes eleven days until the building is as warm as the city.',
      ),
      headline('1994', '1994', 3),
      text(
        'Ein Quartett, das eigentlich nur üben wollte, lässt die Tür auf. Vierzig Leute kommen die Treppe herauf und setzen sich auf Obstkisten.',
        'A quartet that only meant to practise leaves the door open. Forty people come up the stairs and sit down on fruit boxes.',
      ),
      headline('2019', '2019', 3),
      text(
        'Der Große Saal hängt in der Lücke, drei Etagen hoch, und berührt die alten Wände nicht. Zur Eröffnung kommt auch mein Großvater, mit vierundneunzig. Er klopft gegen die Brüstung und horcht. „Dumpf“, sagt er.',
        'The Grand Hall hangs in the gap, three floors high, and does not touch the old walls. My grandfather comes to the opening as well, at ninety-four. He knocks on the balustrade and listens. ‘Dull,’ he says.',
      ),
      headline('Heute', 'Today', 3),
      text(
        'Im Foyer hängt noch die Uhr aus der Verladung. Sie geht nach. Wir haben sie so gelassen: Wer sich nach ihr richtet, kommt pünktlich zum zweiten Teil.',
        'In the foyer still hangs the clock from the loading bay. It runs slow. We left it like that: whoever goes by it is on time for the second half.',
      ),
      link(both('Die ganze Geschichte', 'The whole history'), both('/de/haus/geschichte', '/en/the-house/history'), 'arrow'),
    ],
  },
  {
    title: both('Der Mietvertrag für einen Elefanten', 'The hire agreement for an elephant'),
    summary: both(
      'Was in den unbeschrifteten Kartons unseres Archivs liegt: neun Paragrafen, eine Haftpflicht und die Frage, wer die Rampe bezahlt.',
      'What lies in the unlabelled boxes of our archive: nine clauses, third-party insurance and the question of who pays for the ramp.',
    ),
    category: 'history',
    tags: ['archive'],
    author: 'Miriam Sattlegger',
    people: ['Miriam Sattlegger'],
    productions: ['harbour-archive'],
    daysAgo: 36,
    motif: 'frames',
    body: [
      text(
        'Das Archiv des Hauses hat 418 Kartons. Auf 397 steht etwas. Die übrigen einundzwanzig öffne ich nach Feierabend, einen im Monat, weil man sich Freuden einteilen soll.\n\nIm neunten lag ein Vertrag vom 12. Juni 1991, zwischen dem „Verein zur Zwischennutzung des Kühlhauses Ost e. V.“ und einem Zirkus, der überwintern wollte. Vermietet wird „die Halle im Erdgeschoss, Rampe 6 bis 9, nebst Wasseranschluss“. Paragraf 4: „Der Mieter versichert, dass der Elefant stubenrein ist, soweit dies von einem Elefanten verlangt werden kann.“',
        'The archive of the house has 418 boxes. Something is written on 397. The remaining twenty-one I open after work, one a month, because pleasures ought to be rationed.\n\nIn the ninth lay an agreement of 12 June 1991, between the ‘Association for the Interim Use of Cold Store East’ and a circus that wanted to winter here. Let are ‘the ground-floor hall, ramps 6 to 9, together with a water supply’. Clause 4: ‘The tenant warrants that the elephant is house-trained, so far as this can be required of an elephant.’',
      ),
      text(
        'Paragraf 7 regelt die Nachtruhe. Im dritten Stock probten Bands; der Elefant, heißt es, „reagiert auf Bass“. Man einigte sich auf 22 Uhr. Ein Nachtrag vom November hält fest, dass der Elefant seinerseits nach 22 Uhr reagiert habe und die Bands ihn als Gast betrachten.\n\nOb er je aufgetreten ist, weiß ich nicht. In Karton zehn liegt eine Rechnung über elf Zentner Heu. Auf der Rückseite, mit Bleistift, vier Takte, Bassschlüssel. Ich habe sie unserem Kontrabassisten gezeigt. Er sagt, das sei kein Riff. Das sei eine Antwort.',
        'Clause 7 governs the quiet of the night. Bands rehearsed on the third floor; the elephant, it says, ‘responds to bass’. They agreed on ten o’clock. An addendum of November records that the elephant for its part had responded after ten, and that the bands regarded it as a guest.\n\nWhether it ever appeared in public I do not know. In box ten lies an invoice for eleven hundredweight of hay. On the back, in pencil, four bars in the bass clef. I showed them to our double bass player. He says that is not a riff. It is an answer.',
      ),
      quote(
        both(
          'Ein Archiv ist ein Ort, an dem die Dinge warten, bis jemand die richtige Frage hat.',
          'An archive is a place where things wait until somebody has the right question.',
        ),
        both('Miriam Sattlegger', 'Miriam Sattlegger'),
      ),
    ],
  },
  {
    title: both('112 Stühle aus einer Schule', '112 chairs from a school'),
    summary: both(
      'Das erste Konzert im Kühlhaus fand bei neun Grad statt, auf Stühlen für Zehnjährige. Einer davon steht noch im Haus.',
      'The first concert in the cold store took place at nine degrees, on chairs for ten-year-olds. One of them is still in the house.',
    ),
    category: 'history',
    tags: ['archive', 'children'],
    author: 'Nele Brinkama',
    people: ['Sundquist-Quartett'],
    productions: ['beethoven-131'],
    daysAgo: 89,
    motif: 'blades',
    body: [
      text(
        'Im Februar 1994 brauchte ein Streichquartett einen Raum, in dem sich niemand beschwert. Im April brauchte es ein Publikum, weil es mit op. 131 fertig war und es niemandem sagen konnte. Die Stühle kamen aus einer Grundschule, die Osterferien hatte: 112 Stück, rot und blau, Sitzhöhe achtunddreißig Zentimeter.\n\n„Man saß mit den Knien vor dem Kinn“, erzählt eine, die dabei war, „und weil man so klein war, war Beethoven sehr groß.“ Fünf Heizlüfter liefen bis zum ersten Takt und dann nicht mehr, weil sie auf einem e brummten. Es wurde von Satz zu Satz kälter. Beim siebten hatten die Leute Handschuhe an, und der Applaus klang, als klopfe jemand Teppiche.',
        'In February 1994 a string quartet needed a room in which nobody complains. In April it needed an audience, because it had finished with Op. 131 and could tell nobody. The chairs came from a primary school that was on Easter holiday: 112 of them, red and blue, seats thirty-eight centimetres high.\n\n‘One sat with one’s knees under one’s chin,’ says somebody who was there, ‘and because one was so small, Beethoven was very large.’ Five fan heaters ran until the first bar and then no longer, because they hummed on an E. It grew colder from movement to movement. By the seventh people had gloves on, and the applause sounded like somebody beating carpets.',
      ),
      text(
        'Die Stühle gingen nach den Ferien zurück, 111 Stück. Der Hausmeister der Schule schrieb einen Brief, der Verein schrieb einen Brief, und dann vergaßen es beide. Der Stuhl steht am Bühneneingang. Der Pförtner stellt seine Tasche darauf ab. Wenn das Sundquist-Quartett op. 131 spielt, trägt ihn jemand in den Kammersaal und stellt ihn hinter die letzte Reihe. Er ist nicht verkäuflich.',
        'After the holidays the chairs went back, 111 of them. The caretaker of the school wrote a letter, the association wrote a letter, and then both forgot about it. The chair stands at the stage door. The porter puts his bag on it. When the Sundquist Quartet plays Op. 131 somebody carries it into the Chamber Hall and puts it behind the last row. It is not for sale.',
      ),
    ],
  },
  {
    title: both('Die letzte Kältemaschine spielt mit', 'The last refrigerating machine joins in'),
    summary: both(
      'Sie wiegt drei Tonnen, hat einen Ton und stand zur Eröffnung im Orchester. Ein Nachruf auf eine Kollegin, die noch läuft.',
      'It weighs three tonnes, has one note and sat in the orchestra at the opening. An obituary for a colleague who is still running.',
    ),
    category: 'history',
    tags: ['craft', 'archive'],
    author: 'Malte Reinshagen',
    people: ['Junge Sinfonie Ostkai', 'Marit Ellingboe'],
    productions: ['youth-orchestra'],
    daysAgo: 125,
    motif: 'arcs',
    body: [
      text(
        'Von neun Kältemaschinen ging 2015 noch eine. Baujahr 1967, zwei Zylinder, Ammoniak, ein Schwungrad, so hoch wie ich. Als die Architekten sie verschrotten wollten, habe ich sie eingeschaltet. Sie haben dann eine Weile nichts gesagt. Sie läuft auf 197 Umdrehungen, das ergibt ein G, ein wenig tief, und darüber liegt ein Rhythmus: lang, kurz, kurz, lang, weil der zweite Kolben ausgeschlagen ist.\n\nMarit Ellingboe hat das Stück zur Eröffnung um diesen Fehler herum geschrieben. Das Orchester stimmt nach der Maschine, nicht umgekehrt. Am Anfang hört man sie allein, dann nehmen ihr die Kontrabässe den Ton ab, dann die Jugendlichen an den Trommeln den Rhythmus, und zum Schluss bleibt sie stehen, und das Orchester läuft weiter. Achtzig junge Leute, die eine Maschine sind. Ich bin nicht nah am Wasser gebaut. Das Haus ist es.',
        'Of nine refrigerating machines one still worked in 2015. Built in 1967, two cylinders, ammonia, a flywheel as tall as I am. When the architects wanted to scrap it I switched it on. They said nothing for a while. It runs at 197 revolutions, which makes a G, slightly flat, and above it lies a rhythm: long, short, short, long, because the second piston is worn.\n\nMarit Ellingboe wrote the piece for the opening around that fault. The orchestra tunes to the machine, not the other way round. At the beginning one hears it alone, then the double basses take over its note, then the young people on the drums its rhythm, and at the end it stops and the orchestra goes on running. Eighty young people being a machine. I am not easily moved. It was.',
      ),
      text(
        'Heute steht sie im Keller, ohne Ammoniak, mit Strom. Einmal im Jahr, am 14. September um elf, läuft sie vier Minuten. Kommen Sie ruhig vorbei, Treppe C, der Lärm zeigt den Weg.',
        'Today it stands in the cellar, without ammonia, with electricity. Once a year, on 14 September at eleven, it runs for four minutes. Do come by; stairs C, the noise shows the way.',
      ),
    ],
  },
];
