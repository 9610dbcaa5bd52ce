import type { Motif } from '../content/motif.ts';
import { type Both, both } from '../content/texts.ts';
import type { SeriesKey } from '../content/vocabulary.ts';
import { faq, quote, text, type Written } from '../pages/write.ts';

/** `body` is its container. */
export type SeriesPage = { readonly motif: Motif; readonly price: Both; readonly ordering: Both; readonly body: readonly Written[] };

const office = both(
  'Bestellen Sie im Abonnementbüro, 040 66969-110 oder abo@ostkai.example, montags bis freitags von 10 bis 16 Uhr, oder an der Kasse im Foyer. Sie bezahlen mit der Rechnung, auf Wunsch in zwei Raten; die Karten kommen im August mit der Post oder aufs Telefon.',
  'Order from the subscription office, +49 40 66969 110 or abo@ostkai.example, Monday to Friday from 10 to 16, or at the box office in the foyer. You pay by invoice, in two instalments if you wish; the tickets come in August by post or to your telephone.',
);
const exchange = both(
  'Einen Abend, an dem Sie nicht können, tauschen wir bis zwei Tage vorher gegen jeden anderen, dreimal in der Spielzeit und ohne Gebühr. Vom 1. März bis 30. April gehört Ihr Platz weiter Ihnen; danach vergeben wir ihn neu.',
  'An evening on which you cannot come is exchanged for any other up to two days before, three times a season and without a fee. From 1 March to 30 April your seat remains yours; after that we give it to somebody else.',
);
const ordered = (de: string, en: string): Both => both([de, office.de, exchange.de].join('\n\n'), [en, office.en, exchange.en].join('\n\n'));

export const seriesPages: Readonly<Record<SeriesKey, SeriesPage>> = {
  orchestra: {
    motif: 'arcs',
    price: both('Acht Abende von 128 bis 544 €', 'Eight evenings from 128 € to 544 €'),
    ordering: ordered(
      'Sechs Preisgruppen im Großen Saal, von 128 € im zweiten Rang bis 544 € im Parterre, ein Drittel unter den Karten einzeln. Unter 30 zahlen Sie überall 72 €.',
      'Six price groups in the Grand Hall, from 128 € in the second tier to 544 € in the stalls, a third below single tickets. Under 30 you pay 72 € wherever you sit.',
    ),
    body: [
      text(
        'Ein Orchester lernt man nicht an einem Abend kennen. In dieser Reihe hört man es acht Mal: mit dem großen Repertoire, mit einem Stück, das niemand im Saal schon gehört hat, und mit Gästen, die anders atmen als wir. Vor jedem Abend sitzt eine halbe Stunde lang jemand aus dem Orchester im Foyer und erzählt, worauf er heute selbst gespannt ist.\n\nWer den Platz hinter den Hörnern wählt, sieht dem Dirigenten ins Gesicht. Es sind die günstigsten Plätze, und manche geben sie seit 2019 nicht mehr her.',
        'One does not get to know an orchestra in an evening. In this series one hears it eight times: in the great repertoire, in a piece that nobody in the hall has heard before, and with guests who breathe otherwise than we do. Before each evening somebody from the orchestra sits in the foyer for half an hour and tells what they are curious about themselves tonight.\n\nWhoever chooses the seats behind the horns looks the conductor in the face. They are the cheapest seats, and some have not let go of them since 2019.',
      ),
      quote(
        both('Beim dritten Mal hört man, wer im Orchester Geburtstag hat.', 'The third time one can hear whose birthday it is in the orchestra.'),
        both('Abonnentin, Parterre, Reihe 12', 'Subscriber, stalls, row 12'),
      ),
    ],
  },
  chamber: {
    motif: 'lines',
    price: both('Sechs Abende für 96 oder 132 €', 'Six evenings for 96 € or 132 €'),
    ordering: ordered(
      'Zwei Preise im Kammersaal: 132 € in den Reihen 1 bis 10, 96 € dahinter. Man hört überall gleich gut; vorn sieht man die Hände.',
      'Two prices in the Chamber Hall: 132 € in rows 1 to 10, 96 € behind. One hears equally well everywhere; in front one sees the hands.',
    ),
    body: [
      text(
        'Vier Menschen, kein Pult, kein Taktstock, und trotzdem fangen sie zugleich an. Die Reihe gehört dem Einverständnis: Quartette und Trios, Klavierabende, einmal in der Spielzeit ein Stück, bei dem die Besetzung erst am Abend feststeht.\n\nDer Kammersaal ist aus Eichenbohlen gebaut, auf denen früher Apfelsinen lagen. Er antwortet schnell und verzeiht wenig; wer hier spielt, will gehört werden.',
        'Four people, no rostrum, no baton, and yet they begin together. The series belongs to understanding: quartets and trios, piano recitals, once a season a piece for which the players are settled only on the night.\n\nThe Chamber Hall is built of oak boards on which oranges used to lie. It answers quickly and forgives little; whoever plays here wants to be heard.',
      ),
      faq([
        both('Darf man zwischen den Sätzen klatschen?', 'May one applaud between the movements?'),
        both(
          'Sie dürfen. Meist schaut das Quartett so freundlich, dass man es beim nächsten Mal weiß.',
          'You may. Mostly the quartet looks so friendly that one knows the next time.',
        ),
      ]),
    ],
  },
  voices: {
    motif: 'waves',
    price: both('Fünf Abende von 85 bis 210 €', 'Five evenings from 85 € to 210 €'),
    ordering: ordered(
      'Drei Abende im Großen Saal, zwei im Kammersaal, überall auf einem festen Platz: 210 €, 145 € oder 85 €. Die Texte bekommen Sie eine Woche vorher, in der Sprache der Lieder und auf Deutsch und Englisch.',
      'Three evenings in the Grand Hall, two in the Chamber Hall, each in a seat of your own: 210 €, 145 € or 85 €. The words come a week before, in the language of the songs and in German and English.',
    ),
    body: [
      text(
        'Am Anfang ein Mensch und eine Laute, am Ende zweihundert Menschen und ein Orchester: Die Reihe geht einmal durch alles, was man mit einer Stimme tun kann. Dazwischen ein Abend ohne Instrumente, ein Abend in drei Dialekten, und im November das Requiem, das wir jedes zweite Jahr aufs Programm setzen, weil danach niemand gleich nach Hause geht.\n\nÜbertitel gibt es auch im Lied. Man darf sie überlesen.',
        'At the beginning one person and a lute, at the end two hundred people and an orchestra: the series passes once through all that can be done with a voice. In between an evening without instruments, an evening in three dialects, and in November the requiem that we give every second year, since nobody goes home at once after it.\n\nThere are surtitles for songs too. One may overlook them.',
      ),
    ],
  },
  firstNights: {
    motif: 'blades',
    price: both('Sechs Premieren von 174 bis 468 €', 'Six first nights from 174 € to 468 €'),
    ordering: ordered(
      'Oper, Tanz und Schauspiel, immer der erste Abend. 468 € im Parterre, 318 € im ersten Rang, 174 € im zweiten; das Glas danach ist dabei.',
      'Opera, dance and drama, always the first evening. 468 € in the stalls, 318 € in the first tier, 174 € in the second; the glass afterwards is included.',
    ),
    body: [
      text(
        'Eine Premiere ist der Abend, an dem noch etwas schiefgehen kann. Sie sitzen dabei, wenn ein Bühnenbild zum ersten Mal vor Menschen fährt, und stehen danach im Foyer neben denen, die es gebaut haben.\n\nNach jeder Premiere räumen wir die Tische an das Fenster zum Wasser. Wer mag, bleibt; die Regie bleibt meist auch.',
        'A first night is the evening on which something may still go wrong. You are there when a set moves before people for the first time, and afterwards you stand in the foyer beside those who built it.\n\nAfter every first night we move the tables to the window by the water. Whoever likes stays; the director mostly stays too.',
      ),
      quote(
        both(
          'In der zweiten Vorstellung ist alles besser. In der ersten ist alles wahr.',
          'On the second night everything is better. On the first everything is true.',
        ),
        both('Marlies Kröger, Technik', 'Marlies Kröger, technical department'),
      ),
    ],
  },
  nightShift: {
    motif: 'bars',
    price: both('Vier Nächte für 60 €', 'Four nights for 60 €'),
    ordering: ordered(
      'Freie Platzwahl im Studio, 60 € für vier Nächte, 36 € unter 30. Wer um halb zehn da ist, bekommt einen Tisch.',
      'Free seating in the Studio, 60 € for four nights, 36 € under 30. Whoever is there at half past nine gets a table.',
    ),
    body: [
      text(
        'Wenn im Großen Saal die Garderobe leer ist, geht im Studio das Licht aus. Es spielen Trios, die sich seit zwanzig Jahren kennen, und Quartette, die sich am Nachmittag kennengelernt haben. Eine Pause gibt es nicht, die Bar ist leise, und die Fähre um 0.10 Uhr wartet, wenn die letzte Nummer lang wird.',
        'When the cloakroom of the Grand Hall is empty, the lights go out in the Studio. Trios play that have known each other for twenty years, and quartets that met in the afternoon. There is no interval, the bar is quiet, and the ferry at 0.10 waits when the last tune grows long.',
      ),
    ],
  },
  present: {
    motif: 'grid',
    price: both('Fünf Abende für 75 €', 'Five evenings for 75 €'),
    ordering: ordered(
      'Ein Preis für alle Plätze: 75 € für fünf Abende in Studio und Kammersaal, 40 € unter 30. Wer ein Stück nicht erträgt, darf hinausgehen und zum nächsten wiederkommen.',
      'One price for all seats: 75 € for five evenings in Studio and Chamber Hall, 40 € under 30. Whoever cannot bear a piece may leave and come back for the next.',
    ),
    body: [
      text(
        'Neue Musik klingt oft nach zu wenig Proben. Diese Reihe nimmt sich für jeden Abend acht, doppelt so viele wie üblich, und lädt zur letzten ein: Da fragen Sie, und wer das Stück geschrieben hat, antwortet, meist noch mit dem Bleistift in der Hand.\n\nJedes Stück, das hier uraufgeführt wird, spielen wir in der Spielzeit darauf noch einmal. Beim zweiten Hören hat es nämlich jemand gern.',
        'New music often sounds of too little rehearsal. This series takes eight for every evening, twice as many as is usual, and invites you to the last: you ask, and whoever wrote the piece answers, mostly with the pencil still in hand.\n\nEvery piece first performed here is played again in the season that follows. At the second hearing, you see, somebody is fond of it.',
      ),
      faq([
        both('Muss ich dafür etwas wissen?', 'Do I need to know anything for it?'),
        both('Nein. Es hilft, den Abend davor nicht zu spät geworden zu sein.', 'No. It helps not to have been up too late the night before.'),
      ]),
    ],
  },
  ears: {
    motif: 'confetti',
    price: both('Sechs Vormittage, 24 € für ein Kind und 48 € für Erwachsene', 'Six mornings, 24 € for a child and 48 € for a grown-up'),
    ordering: ordered(
      'Kinder 24 €, Erwachsene 48 €, Geschwister ab dem dritten frei. Bitte sagen Sie uns das Alter: Wir setzen die Kleinsten nach vorn auf die Kissen.',
      'Children 24 €, grown-ups 48 €, siblings from the third on free. Please tell us their age: the smallest sit in front, on the cushions.',
    ),
    body: [
      text(
        'Für Kinder von null bis zwölf, in drei Größen: auf Kissen, auf Stühlen und mitten im Orchester. Es wird gezappelt, gefragt und dazwischengerufen, und die Musikerinnen und Musiker rufen zurück. Nach einer Stunde ist Schluss, auch wenn es gerade schön ist.\n\nKinderwagen stehen unter der Treppe, Wickeltische auf jeder Ebene, und an der Garderobe liegen Kopfhörer für alle, denen Pauken zu laut sind.',
        'For children from nought to twelve, in three sizes: on cushions, on chairs, and in the middle of the orchestra. There is fidgeting, asking and shouting in between, and the players shout back. After an hour it is over, even if it is lovely just then.\n\nPrams stand under the stairs, changing tables are on every level, and the cloakroom has headphones for all to whom timpani are too loud.',
      ),
    ],
  },
  chooseSix: {
    motif: 'frames',
    price: both('Sechs Gutscheine für 150 €', 'Six vouchers for 150 €'),
    ordering: both(
      'Sechs Gutscheine zu 150 €, einzulösen an der Kasse, am Telefon unter 040 66969-100 oder auf dem Weg ins Programm, solange es Karten gibt. Sie gelten im Großen Saal, auf allen Plätzen bis Preisgruppe 2, für diese und die nächste Spielzeit.\n\nBestellen Sie im Abonnementbüro, 040 66969-110 oder abo@ostkai.example. Gutscheine darf man verschenken, teilen und alle sechs an einem Abend verbrauchen.',
      'Six vouchers for 150 €, to be used at the box office, by telephone on +49 40 66969 100 or on your way through the programme, as long as there are tickets. They are valid in the Grand Hall, in all seats up to price group 2, for this season and the next.\n\nOrder from the subscription office, +49 40 66969 110 or abo@ostkai.example. Vouchers may be given away, shared, and all six used on one evening.',
    ),
    body: [
      text(
        'Für alle, die im August noch nicht wissen, was sie im Februar vorhaben. Sie suchen sich die Abende nacheinander aus, allein oder zu sechst, und sagen uns bis zum Mittag desselben Tages Bescheid.',
        'For all who do not know in August what they will be doing in February. You choose the evenings one after the other, alone or as six, and tell us by noon of the same day.',
      ),
    ],
  },
  friends: {
    motif: 'steps',
    price: both('Für Mitglieder frei', 'Free for members'),
    ordering: both(
      'Mitglieder bekommen zu jedem Termin eine Einladung und melden sich unter freunde@ostkai.example an. Mitglied wird man für 60 € im Jahr, zu zweit für 90 €, unter 30 für 25 €.',
      'Members receive an invitation to each date and sign up at freunde@ostkai.example. Membership costs 60 € a year, 90 € for two, 25 € under 30.',
    ),
    body: [
      text(
        'Einmal im Monat gehört eine Probe dem Freundeskreis: Man sitzt im leeren Saal, hört dieselben acht Takte zum sechsten Mal und versteht, warum es beim siebten Mal geht. Danach gibt es Suppe. Mehr über den Freundeskreis steht [auf seiner Seite](/de/freundeskreis).',
        'Once a month a rehearsal belongs to the Friends: one sits in the empty hall, hears the same eight bars for the sixth time, and understands why the seventh time it works. Afterwards there is soup. More about the Friends stands [on their page](/en/friends).',
      ),
    ],
  },
};
