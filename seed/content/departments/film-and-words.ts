import type { ProductionText } from '../production.ts';
import { both } from '../texts.ts';

export const filmAndWords: readonly ProductionText[] = [
  {
    key: 'jeanne-darc',
    type: 'film',
    room: 'grand',
    motif: 'frames',
    title: both('La Passion de Jeanne d’Arc', 'The Passion of Joan of Arc'),
    subtitle: both('Film von Carl Theodor Dreyer (1928) mit dem Vokalensemble Nordufer', 'Film by Carl Theodor Dreyer (1928) with Vokalensemble Nordufer'),
    description: {
      de: [
        'Carl Theodor Dreyer ließ für den Prozess der Jeanne d’Arc eine ganze Festung bauen und filmte dann fast nur Gesichter. Das Negativ verbrannte. Eine vollständige Kopie fand sich 1981 in einer Heilanstalt bei Oslo, in einer Kammer, wo niemand einen Film vermutet hätte.',
        'Das Vokalensemble Nordufer singt dazu Musik, die Jeanne gekannt haben könnte: Hymnen und Motetten der Jahre um 1430, von Dufay, Binchois und aus anonymen Handschriften. Kein Ton kommentiert das Bild. Gelegentlich treffen sich beide.',
      ],
      en: [
        'For the trial of Joan of Arc, Carl Theodor Dreyer had an entire fortress built and then filmed hardly anything but faces. The negative burned. A complete print was found in 1981 in a mental hospital near Oslo, in a closet where nobody would have looked for a film.',
        'Vokalensemble Nordufer sings music that Joan might have known: hymns and motets from around 1430, by Dufay, Binchois and anonymous hands. Not a note comments on the picture. Now and then the two meet.',
      ],
    },
    genres: ['early', 'choral'],
    credits: [
      ['Zuzana Hradilová', 'conductor'],
      ['Vokalensemble Nordufer', 'choir'],
    ],
    works: ['dufayHymns'],
    prices: 'grand',
    minutes: 100,
    plan: { kind: 'run', nights: 3, every: 4, at: ['evening'] },
  },
  {
    key: 'keaton',
    type: 'film',
    room: 'grand',
    motif: 'frames',
    preline: both('Sommer am Kai', 'Summer on the Quay'),
    title: both('Sherlock Jr.', 'Sherlock Jr.'),
    subtitle: both('Film von Buster Keaton (1924) mit der Big Band Gleis Vier', 'Film by Buster Keaton (1924) with Big Band Gleis Vier'),
    description: {
      de: [
        'Ein Filmvorführer schläft ein, steht auf und steigt in die Leinwand. Dann wechselt der Schnitt den Ort unter seinen Füßen, vom Garten ans Meer, vom Meer in den Schnee. Keaton vermaß jede Einstellung auf den Zentimeter, damit niemand sah, wie es gemacht war; man sieht es bis heute nicht.',
        'Bei einem der Stunts brach er sich einen Halswirbel und bemerkte es Jahre später. Die Big Band spielt, was 1924 im Kino hätte laufen können, und in einer Szene gar nichts. Die Dachluken des Großen Saals bleiben offen, solange es hell ist.',
      ],
      en: [
        'A projectionist falls asleep, gets up and climbs into the screen. Then the cutting changes the place beneath his feet, from a garden to the sea, from the sea to the snow. Keaton measured every shot to the inch so that nobody could see how it was done; nobody can to this day.',
        'During one of the stunts he fractured a vertebra in his neck, and noticed it years later. The big band plays what might have been heard in a cinema in 1924 and, in one scene, nothing at all. The roof lights of the Grand Hall stay open while the daylight lasts.',
      ],
    },
    genres: ['jazz'],
    tags: ['summer'],
    credits: [
      ['Marcus Tillery', 'direction'],
      ['Big Band Gleis Vier', 'ensemble'],
    ],
    prices: 'chamber',
    minutes: 75,
    plan: { kind: 'regular', every: 5, at: ['cinema'], only: 'summer' },
  },
  {
    key: 'achmed',
    type: 'film',
    room: 'grand',
    motif: 'frames',
    preline: both('Ab 8 Jahren', 'Ages 8 and up'),
    title: both('Die Abenteuer des Prinzen Achmed', 'The Adventures of Prince Achmed'),
    subtitle: both('Scherenschnittfilm von Lotte Reiniger (1926)', 'Silhouette film by Lotte Reiniger (1926)'),
    description: {
      de: [
        'Drei Jahre schnitt Lotte Reiniger Figuren aus Karton und Blei, legte sie auf eine Glasplatte und bewegte sie Bild für Bild, in einer Garage in Potsdam, deren Decke gerade hoch genug war. Es wurde der älteste abendfüllende Trickfilm, der erhalten ist.',
        'Wolfgang Zellers Musik von 1926 ist auf die Bilder genau notiert; in der Partitur kleben an den Einsätzen kleine Standfotos. Das Orchester spielt sie unter Jonas Ehrlinger. Vorher darf man im Foyer selbst schneiden.',
      ],
      en: [
        'For three years Lotte Reiniger cut figures out of cardboard and lead, laid them on a sheet of glass and moved them frame by frame, in a garage in Potsdam whose ceiling was just high enough. It became the oldest full-length animated film to survive.',
        'Wolfgang Zeller’s music of 1926 is fitted to the pictures so closely that small stills mark the cues in the score. The orchestra plays it under Jonas Ehrlinger. Beforehand, visitors may do some cutting of their own in the foyer.',
      ],
    },
    genres: ['symphonic'],
    series: ['ears'],
    credits: [
      ['Jonas Ehrlinger', 'conductor'],
      ['Orchester am Ostkai', 'orchestra'],
    ],
    works: ['zellerAchmed'],
    prices: 'family',
    minutes: 75,
    plan: { kind: 'run', nights: 5, every: 5, at: ['afternoon', 'evening'] },
  },
  {
    key: 'monday-talk',
    type: 'talk',
    room: 'foyer',
    motif: 'lines',
    preline: both('Montags um sieben', 'Mondays at seven'),
    title: both('Eine Frage, zwei Antworten', 'One Question, Two Answers'),
    subtitle: both('Das Montagsgespräch', 'The Monday talk'),
    description: {
      de: [
        'Montags wird im Haus selten gespielt. Stattdessen sitzen zwei Menschen, die mehr von einer Sache verstehen als wir, eine Stunde lang an einem Tisch im Foyer und sind sich möglichst nicht einig. Friederike Amsberg und Simon Adeyinka fragen abwechselnd.',
        'Es gibt kein Podium. Das letzte Drittel gehört dem Publikum, und die beste Frage steht am nächsten Tag an der Tafel neben der Kasse.',
      ],
      en: [
        'On Mondays there is seldom a performance here. Instead two people who know more about a subject than we do sit at a table in the foyer for an hour and, if possible, disagree. Friederike Amsberg and Simon Adeyinka take turns in asking.',
        'There is no platform. The last twenty minutes belong to the audience, and the best question appears the next day on the board beside the box office.',
      ],
    },
    genres: ['words'],
    series: ['friends'],
    credits: [
      ['Friederike Amsberg', 'host'],
      ['Simon Adeyinka', 'host'],
    ],
    prices: 'small',
    minutes: 75,
    plan: { kind: 'regular', every: 7, at: ['monday'] },
    episodes: [
      {
        subtitle: both('Wie klingt ein leerer Saal', 'What does an empty hall sound like'),
        credits: [
          ['Georg Schallenberg', 'guest'],
          ['Malte Reinshagen', 'guest'],
        ],
      },
      {
        subtitle: both('Darf man Opern kürzen', 'May operas be cut'),
        credits: [
          ['Hanna Brockdorf', 'guest'],
          ['Matteo Scandella', 'guest'],
        ],
      },
      {
        subtitle: both('Wem gehört ein Lied', 'Who owns a song'),
        credits: [
          ['Zora Velimirov', 'guest'],
          ['Leyla Durmazer', 'guest'],
        ],
      },
      {
        subtitle: both('Was der Hafen hört', 'What the harbour hears'),
        credits: [
          ['Birgit Östervall', 'guest'],
          ['Ilja Wetrow', 'guest'],
        ],
      },
      {
        subtitle: both('Übersetzen oder singen', 'Translate it or sing it'),
        credits: [
          ['Anton Krasnowiec', 'guest'],
          ['Olha Sviryda', 'guest'],
        ],
      },
      {
        subtitle: both('Was kostet ein Platz', 'What does a seat cost'),
        credits: [
          ['Katharina Lindhorst', 'guest'],
          ['Ngozi Eberechi', 'guest'],
        ],
      },
    ],
  },
  {
    key: 'libretto',
    type: 'talk',
    room: 'foyer',
    motif: 'lines',
    title: both('Nur der Text', 'Words Only'),
    subtitle: both('Libretti, gelesen', 'Librettos, read aloud'),
    description: {
      de: [
        'Was bleibt von einer Oper, wenn man die Musik weglässt? Manchmal ein gutes Stück, manchmal ein Rätsel, gelegentlich eine Unverschämtheit. Zwei Mitglieder des Schauspielensembles lesen eine Stunde lang vor, ohne Kostüm und mit einem Glas Wasser.',
        'Danach weiß man, was gesungen wird. Das ist in manchen Fällen eine Hilfe.',
      ],
      en: [
        'What is left of an opera when the music is taken away? Sometimes a good play, sometimes a riddle, occasionally an impertinence. Two actors read aloud for an hour, without costume and with a glass of water.',
        'Afterwards you know what is being sung. In some cases this is a help.',
      ],
    },
    genres: ['words', 'stage'],
    tags: ['free'],
    credits: [
      ['Judith Sandrock', 'reading'],
      ['Peer Lobeck', 'reading'],
    ],
    prices: 'free',
    minutes: 60,
    plan: { kind: 'regular', every: 12, at: ['early'], only: 'season' },
    episodes: [
      { subtitle: both('Da Ponte, „Le nozze di Figaro“', 'Da Ponte, ‘Le nozze di Figaro’') },
      { subtitle: both('Piper, „The Turn of the Screw“', 'Piper, ‘The Turn of the Screw’') },
      { subtitle: both('Balázs, „Herzog Blaubarts Burg“', 'Balázs, ‘Bluebeard’s Castle’') },
      { subtitle: both('Tate, „Dido and Aeneas“', 'Tate, ‘Dido and Aeneas’') },
    ],
  },
];
