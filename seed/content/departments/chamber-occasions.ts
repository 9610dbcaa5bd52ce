import type { ProductionText } from '../production.ts';
import { both } from '../texts.ts';

export const chamberOccasions: readonly ProductionText[] = [
  {
    key: 'cello-suites',
    type: 'concert',
    room: 'chamber',
    motif: 'waves',
    title: both('Sechs Suiten, ein Sonntag', 'Six Suites, One Sunday'),
    subtitle: both('Teodor Halvorsrud spielt Bach', 'Teodor Halvorsrud plays Bach'),
    description: {
      de: [
        'Von den sechs Suiten für Violoncello gibt es keine Handschrift Bachs, nur Abschriften, die einander widersprechen. Anna Magdalena Bach setzt Bögen, wo sie beim Kopieren Platz fand. Teodor Halvorsrud spielt aus einer Partitur, in die er alle vier Quellen übereinandergeschrieben hat, und entscheidet sich manchmal erst beim Spielen.',
        'Drei Suiten am Vormittag, drei am Abend. Für die sechste, die ein Instrument mit fünf Saiten verlangt, wechselt er auf ein Violoncello piccolo. Die Karte gilt für beide Teile; dazwischen ist das Café geöffnet.',
      ],
      en: [
        'No manuscript of the six cello suites survives in Bach’s hand, only copies that contradict one another. Anna Magdalena Bach put slurs where her copying left room for them. Teodor Halvorsrud plays from a score in which he has written all four sources one above the other, and sometimes decides only while playing.',
        'Three suites in the morning, three in the evening. For the sixth, which calls for five strings, he changes to a violoncello piccolo. Tickets are valid for both parts; the café is open in between.',
      ],
    },
    genres: ['early', 'chamber'],
    series: ['chamber'],
    credits: [['Teodor Halvorsrud', 'cello']],
    works: ['celloSuites'],
    prices: 'chamber',
    minutes: 570,
    plan: { kind: 'run', nights: 1, every: 1, at: ['matinee'] },
  },
  {
    key: 'dowland',
    type: 'concert',
    room: 'church',
    motif: 'waves',
    title: both('In Dunkelheit', 'In Darkness'),
    subtitle: both('Lieder von John Dowland und was Britten daraus machte', 'Songs by John Dowland, and what Britten made of them'),
    description: {
      de: [
        'John Dowland nannte ein Stück „Semper Dowland, semper dolens“ und wusste, dass man darüber lächeln würde. Seine Lieder sind die genauesten Beschreibungen von Schwermut, die das Jahr 1600 kennt, und sie kommen mit einer Stimme und acht Chören Saiten aus.',
        'Benjamin Britten kehrte 1963 die Form der Variation um: Im „Nocturnal“ für Gitarre stehen erst die Veränderungen, acht Arten, nicht zu schlafen, dann das Thema, Dowlands „Come, heavy sleep“. Tamsin Pryor-Hale singt es vorher nicht. Man hört das Lied erst, wenn man alles andere gehört hat.',
      ],
      en: [
        'John Dowland called a piece ‘Semper Dowland, semper dolens’ and knew that people would smile. His songs are the most exact descriptions of melancholy that the year 1600 has to offer, and they need no more than one voice and eight courses of strings.',
        'In 1963 Benjamin Britten turned variation form round: in the ‘Nocturnal’ for guitar the changes come first, eight ways of not sleeping, and then the theme, Dowland’s ‘Come, heavy sleep’. Tamsin Pryor-Hale does not sing it beforehand. The song is heard only when everything else has been.',
      ],
    },
    genres: ['early', 'song'],
    series: ['voices'],
    credits: [
      ['Tamsin Pryor-Hale', 'mezzo'],
      ['Corentin Vasselin', 'lute'],
      ['Paulo Serravento', 'guitar'],
    ],
    works: ['dowlandSongs', 'nocturnal'],
    prices: 'chamber',
    minutes: 75,
    plan: { kind: 'run', nights: 2, every: 2, at: ['evening'] },
  },
  {
    key: 'corelli-christmas',
    type: 'concert',
    room: 'church',
    motif: 'waves',
    preline: both('An den Weihnachtstagen', 'At Christmas'),
    title: both('Fatto per la notte di Natale', 'Fatto per la notte di Natale'),
    subtitle: both('Corelli, Torelli, Charpentier, Biber', 'Corelli, Torelli, Charpentier, Biber'),
    description: {
      de: [
        '„Gemacht für die Weihnachtsnacht“ setzte Arcangelo Corelli über sein Concerto grosso g-Moll, und an dessen Ende, „ad libitum“, eine Pastorale: Man kann sie spielen oder lassen. Seit dreihundert Jahren lässt sie niemand.',
        'Le Jardin Inverse spielt das Stück zwischen drei anderen, die ebenfalls von Hirten handeln. Bei Charpentier schlafen sie, und die Flöten schlafen mit. Bei Biber verkündet ihnen die Violine allein die Geburt, auf verstimmten Saiten. Das Konzert dauert eine Stunde und liegt so, dass der Braten warten kann.',
      ],
      en: [
        '‘Made for Christmas night’ is what Arcangelo Corelli wrote above his Concerto grosso in G minor, and at its end, ‘ad libitum’, he placed a pastorale which may be played or left out. For three hundred years nobody has left it out.',
        'Le Jardin Inverse sets it among three other pieces about shepherds. In Charpentier they sleep, and the flutes sleep with them. In Biber a lone violin brings them the news on retuned strings. The concert lasts an hour and is timed so that the roast can wait.',
      ],
    },
    genres: ['early', 'chamber'],
    tags: ['festive'],
    credits: [
      ['Lucienne Aubrac', 'harpsichord'],
      ['Freya Lindqvarn', 'violin'],
      ['Philippa Wray', 'gamba'],
      ['Le Jardin Inverse', 'ensemble'],
    ],
    works: ['corelliChristmas', 'torelliPastorale', 'charpentierNoel', 'biberNativity'],
    prices: 'chamber',
    minutes: 60,
    plan: {
      kind: 'fixed',
      in: 'both',
      dates: [
        { on: '12-25', time: '16:00' },
        { on: '12-26', time: '11:00' },
      ],
    },
  },
  {
    key: 'two-violas',
    type: 'concert',
    room: 'chamber',
    motif: 'waves',
    title: both('Die Mitte', 'The Middle'),
    subtitle: both('Streichquintette von Mozart, Vaughan Williams und Brahms', 'String quintets by Mozart, Vaughan Williams and Brahms'),
    description: {
      de: [
        'Mozart spielte im Quartett am liebsten Bratsche, weil man in der Mitte alles hört. Als er 1787 zwei große Quintette schrieb, nahm er von seinem Lieblingsinstrument eines mehr. Im g-Moll-Quintett antworten die Bratschen den Geigen so, wie man jemandem antwortet, den man nicht trösten kann.',
        'Das Sundquist-Quartett hat Samuel Oderinde dazugebeten. Brahms erklärte sein op. 111 zum letzten Stück und schickte dem Verleger einen Zettel, er könne nun Abschied nehmen. Es klingt nicht danach, und es blieb auch nicht dabei.',
      ],
      en: [
        'In quartets Mozart liked best to play the viola, because from the middle you hear everything. When he wrote two great quintets in 1787 he added a second of his favourite instrument. In the G minor Quintet the violas answer the violins as you would answer someone who cannot be consoled.',
        'The Sundquist-Quartett has invited Samuel Oderinde to join. Brahms declared his Op. 111 to be his last piece and sent his publisher a note saying that the time had come to take leave. It does not sound like it, nor was it the last.',
      ],
    },
    genres: ['chamber'],
    series: ['chamber', 'friends'],
    credits: [
      ['Sundquist-Quartett', 'ensemble'],
      ['Samuel Oderinde', 'viola'],
    ],
    works: ['mozart516', 'phantasyQuintet', 'brahms111'],
    prices: 'chamber',
    minutes: 110,
    plan: { kind: 'run', nights: 2, every: 1, at: ['evening'] },
  },
];
