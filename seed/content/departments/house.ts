import type { ProductionText } from '../production.ts';
import { both, germanOnly } from '../texts.ts';

export const venueProductions: readonly ProductionText[] = [
  {
    key: 'tour',
    type: 'tour',
    room: 'foyer',
    motif: 'lines',
    title: both('Hinter den Türen', 'Behind the Doors'),
    subtitle: both('Führung durch das Haus', 'Guided tour of the house, in German'),
    description: {
      de: [
        'Der Ostkai war bis 1987 ein Kühlhaus. Wo heute der Große Saal ist, lagerten Apfelsinen, und die Wände des Kammersaals sind so dick, weil dahinter Fisch lag. Die Führung geht vom Keller bis unter das Dach und durch alle Räume, in denen gerade nicht geprobt wird.',
        'Dauer etwa siebzig Minuten, viele Treppen. Für eine Führung ohne Stufen melden Sie sich bitte an der Kasse; sie findet statt, sobald drei Personen zusammen sind.',
      ],
      en: [
        'Until 1987 Ostkai was a cold store. Where the Grand Hall is now, oranges were kept, and the walls of the Chamber Hall are so thick because there was fish behind them. The tour leads from the basement to the roof, through every room in which nobody is rehearsing.',
        'It lasts about seventy minutes, with many stairs. For a tour without steps please ask at the box office; it takes place as soon as three people have come together.',
      ],
    },
    genres: ['words'],
    credits: [['Nele Brinkama', 'guide']],
    importantInfo: both(
      'Treffpunkt am Garderobentresen im Foyer, drei Startzeiten im Abstand von dreißig Minuten. Bitte tragen Sie feste Schuhe.',
      'Meeting point: cloakroom counter in the foyer. There are three starting times, thirty minutes apart. Please wear sturdy shoes.',
    ),
    prices: 'timedTour',
    minutes: 130,
    plan: { kind: 'regular', every: 2, at: ['tour'] },
  },
  {
    key: 'tour-english',
    type: 'tour',
    room: 'foyer',
    motif: 'lines',
    title: both('Behind the Doors (auf Englisch)', 'Behind the Doors (in English)'),
    subtitle: both('Führung durch das Haus in englischer Sprache', 'Guided tour of the house, in English'),
    description: {
      de: [
        'Dieselbe Führung, andere Sprache: vom Maschinenkeller über die Probebühnen bis zu der Tür auf dem Dach, durch die 1953 einmal ein Pferd gegangen ist. Hauke Petersohn erzählt die Geschichte auf Englisch, weil sie ihm so erzählt wurde, von einem Matrosen aus Hull.',
        'Dauer etwa siebzig Minuten. Gruppen ab acht Personen vereinbaren bitte einen eigenen Termin.',
      ],
      en: [
        'The same tour in another language: from the engine room by way of the rehearsal stages to the door on the roof through which, in 1953, a horse once walked. Hauke Petersohn tells that story in English because that is how it was told to him, by a sailor from Hull.',
        'It lasts about seventy minutes. Groups of eight or more are asked to arrange a date of their own.',
      ],
    },
    genres: ['words'],
    credits: [['Hauke Petersohn', 'guide']],
    prices: 'tour',
    minutes: 70,
    plan: { kind: 'regular', every: 9, at: ['tour'] },
  },
  {
    key: 'under-the-stage',
    type: 'tour',
    room: 'foyer',
    motif: 'lines',
    title: both('Unter der Bühne', 'Under the Stage'),
    subtitle: both('Technikführung mit Malte Reinshagen', 'Technical tour with Malte Reinshagen'),
    description: {
      de: [
        'Vierundzwanzig Hubpodien, achtzehn Kilometer Seil und eine Kurbel von 1926, die niemand mehr braucht und niemand wegwirft. Der Technische Direktor zeigt, was man vom Saal aus nicht sehen soll, und fährt, wenn die Probe es erlaubt, die Bühne einmal ganz herunter.',
        'Ab 12 Jahren, höchstens fünfzehn Personen.',
      ],
      en: [
        'Twenty-four lifting platforms, eighteen kilometres of rope and a crank from 1926 that nobody needs any more and nobody throws away. The technical director shows what is not meant to be seen from the hall and, if rehearsals permit, lowers the stage all the way once.',
        'Ages 12 and up, fifteen people at most.',
      ],
    },
    genres: ['words'],
    series: ['friends'],
    credits: [['Malte Reinshagen', 'guide']],
    prices: 'tour',
    minutes: 90,
    plan: { kind: 'regular', every: 10, at: ['tour'], only: 'season' },
  },
  {
    key: 'lunch',
    type: 'concert',
    room: 'foyer',
    motif: 'waves',
    preline: both('Mittags im Foyer', 'Lunchtime in the foyer'),
    title: both('Zwölf Uhr dreißig', 'Half Past Twelve'),
    subtitle: both('Vierzig Minuten Musik', 'Forty minutes of music'),
    description: {
      de: [
        'Mitglieder des Orchesters spielen, was sie abends nicht spielen dürfen: Duos, Halbfertiges, Lieblingsstücke. Das Programm steht erst am Tag selbst auf der Tafel. Wer aus dem Büro kommt, ist um Viertel nach eins wieder dort.',
        'Die Plätze sind nicht nummeriert, der Eintritt ist frei. Es gibt Suppe, und es ist erlaubt, sie während der Musik zu essen.',
      ],
      en: [
        'Members of the orchestra play what they may not play in the evening: duos, half-finished things, favourites. The programme is not on the board until the day itself. Those who come from the office are back there by a quarter past one.',
        'Seats are not numbered and admission is free. There is soup, and eating it during the music is allowed.',
      ],
    },
    genres: ['chamber'],
    tags: ['free'],
    credits: [['Orchester am Ostkai', 'ensemble']],
    prices: 'free',
    minutes: 40,
    plan: { kind: 'regular', every: 6, at: ['lunch'] },
    episodes: [
      { subtitle: both('Zwei Geigen', 'Two violins'), credits: [['Stefan Ruppach', 'violin']] },
      {
        subtitle: both('Harfe und Flöte', 'Harp and flute'),
        credits: [
          ['Léa Fontrémy', 'harp'],
          ['Inês Caldevilla', 'flute'],
        ],
      },
      { subtitle: both('Vier Celli', 'Four cellos'), credits: [['Cosima Rehwinkel', 'cello']] },
      {
        subtitle: both('Horn und Klavier', 'Horn and piano'),
        credits: [
          ['Gideon Marsham', 'horn'],
          ['Leonard Fabricke', 'piano'],
        ],
      },
      { subtitle: both('Klarinette allein', 'Clarinet alone'), credits: [['Florian Zechmann', 'clarinet']] },
    ],
  },
  {
    key: 'open-rehearsal',
    type: 'concert',
    room: 'grand',
    motif: 'arcs',
    title: both('Offene Probe', 'Open Rehearsal'),
    subtitle: both('Ida Nørgaard und das Orchester bei der Arbeit', 'Ida Nørgaard and the orchestra at work'),
    description: {
      de: [
        'Ein Orchester probt in ganzen Sätzen und in einzelnen Takten, und meistens in einzelnen Takten. Man erfährt, wie oft man ein Pianissimo spielen muss, bis es leise ist, und worüber achtzig Leute zugleich lachen.',
        'Was geprobt wird, richtet sich nach dem Stand der Dinge. Die genaue Uhrzeit geben wir eine Woche vorher bekannt.',
      ],
      en: [
        'An orchestra rehearses in whole movements and in single bars, and mostly in single bars. You find out how often a pianissimo has to be played before it is quiet, and what eighty people laugh about at the same time.',
        'What is rehearsed depends on how things stand. The exact time is announced a week in advance.',
      ],
    },
    genres: ['symphonic'],
    series: ['friends'],
    tags: ['free'],
    credits: [
      ['Ida Nørgaard', 'conductor'],
      ['Orchester am Ostkai', 'orchestra'],
    ],
    importantInfo: both('Die Uhrzeit steht etwa eine Woche vorher fest.', 'The time will be confirmed about a week in advance.'),
    prices: 'free',
    minutes: 120,
    plan: { kind: 'regular', every: 11, at: ['morning'], only: 'season' },
  },
  {
    key: 'standing-waves',
    type: 'installation',
    room: 'studio',
    motif: 'grid',
    title: both('Stehende Wellen', 'Standing Waves'),
    subtitle: both('Klanginstallation von Zsófia Hargitai', 'Sound installation by Zsófia Hargitai'),
    description: {
      de: [
        'Zwölf Glaszylinder, zwölf Sinustöne, ein leerer Raum. Wo zwei Wellen einander auslöschen, ist es still, eine Handbreit daneben laut. Wer sich bewegt, hört Musik; wer stehen bleibt, hört einen Ton.',
        'Zsófia Hargitai hat die Tonhöhen aus den Maßen des Studios berechnet. Der Einlass erfolgt in kleinen Gruppen, damit die Körper der Besucher die Stille nicht verstellen.',
      ],
      en: [
        'Twelve glass cylinders, twelve sine tones, an empty room. Where two waves cancel each other out it is quiet; a hand’s breadth away it is loud. Those who move hear music, those who stand still hear a note.',
        'Zsófia Hargitai has calculated the pitches from the dimensions of the Studio. Visitors are admitted in small groups, so that their bodies do not get in the way of the silence.',
      ],
    },
    genres: ['electronic', 'contemporary'],
    series: ['present'],
    credits: [
      ['Zsófia Hargitai', 'concept'],
      ['Gerrit Huismans', 'lighting'],
    ],
    prices: 'installation',
    minutes: 360,
    plan: { kind: 'regular', every: 3, at: ['gallery'] },
  },
  {
    key: 'unclaimed',
    type: 'installation',
    room: 'foyer',
    motif: 'grid',
    preline: both('Ausstellung im Foyer', 'Exhibition in the Foyer'),
    title: both('Nicht abgeholt', 'Unclaimed'),
    subtitle: both('Zwölf Fundstücke aus der Garderobe', 'Twelve finds from the cloakroom'),
    description: {
      de: [
        'An der Garderobe bleibt etwas hängen: Schirme vor allem, aber auch ein Hochzeitskleid, ein Cellobogen und ein Koffer, der nach Seife riecht. Miriam Sattlegger hat zwölf Stücke ausgewählt und dazu geschrieben, in welcher Vorstellung sie vergessen wurden, soweit sich das feststellen ließ.',
        'Die Vitrinen stehen im Foyer und sind zu sehen, wann immer das Haus offen ist. Wer etwas wiedererkennt, nimmt es mit. Die Vitrine bleibt dann leer und bekommt ein neues Schild.',
      ],
      en: [
        'Things stay behind in a cloakroom: umbrellas above all, but also a wedding dress, a cello bow and a suitcase that smells of soap. Miriam Sattlegger has chosen twelve of them and written down in which performance they were forgotten, as far as this could be established.',
        'The showcases stand in the foyer and can be seen whenever the house is open. Those who recognise something may take it home. The showcase then stays empty and is given a new label.',
      ],
    },
    genres: ['words'],
    tags: ['free'],
    credits: [
      ['Miriam Sattlegger', 'concept'],
      ['Gerrit Huismans', 'lighting'],
    ],
    prices: 'free',
    minutes: 60,
    weeks: 6,
    plan: {
      kind: 'fixed',
      in: 'both',
      dates: ['09-20', '11-08', '01-10', '03-01', '04-20', '06-08'].map((on) => ({ on, weekday: 6, time: '11:00' })),
    },
    episodes: [
      { subtitle: both('Zwölf Fundstücke aus der Garderobe, erster Teil', 'Twelve finds from the cloakroom, part one') },
      { subtitle: both('Zwölf Fundstücke aus der Garderobe, zweiter Teil', 'Twelve finds from the cloakroom, part two') },
      { subtitle: both('Zwölf Fundstücke aus der Garderobe, dritter Teil', 'Twelve finds from the cloakroom, part three') },
    ],
  },
  {
    key: 'open-day',
    type: 'family',
    room: 'foyer',
    motif: 'confetti',
    title: both('Alle Türen offen', 'All Doors Open'),
    subtitle: both('Tag der offenen Tür', 'Open day'),
    description: {
      de: [
        'Einmal im Jahr gibt es keine Hinterbühne. In der Schneiderei wird genäht, im Orchestergraben darf man sitzen, und um zwölf, zwei und vier Uhr spielt, wer gerade ein Instrument in der Hand hat. An der Orgel erklärt Ottilie Brandis alle achtundfünfzig Register; es dauert neunzig Minuten.',
        'Der Eintritt ist frei. Wer ein Abonnement überlegt, darf auf den Plätzen zur Probe sitzen.',
      ],
      en: [
        'Once a year there is no backstage. There is sewing in the costume workshop, anyone may sit in the orchestra pit, and at twelve, two and four whoever happens to be holding an instrument will play. At the organ Ottilie Brandis explains all fifty-eight stops; it takes ninety minutes.',
        'Admission is free. If you are thinking about a subscription, you are welcome to try the seats.',
      ],
    },
    genres: ['words', 'symphonic'],
    tags: ['free'],
    credits: [
      ['Katharina Lindhorst', 'host'],
      ['Ottilie Brandis', 'organ'],
      ['Oskar Feddersen-Lau', 'guide'],
    ],
    prices: 'free',
    minutes: 420,
    plan: { kind: 'fixed', in: 'both', dates: [{ on: '09-08', weekday: 6, time: '11:00' }] },
  },
  {
    key: 'singing',
    type: 'family',
    room: 'foyer',
    motif: 'waves',
    title: germanOnly('Offenes Singen'),
    subtitle: both('Für alle, mit und ohne Noten', 'For everyone, with or without reading music'),
    description: {
      de: [
        'Eine Stunde, drei Lieder, vierstimmig, bis es klingt. Vilma Rautanen übt mit dem Foyer, was der Chor am Ostkai gerade im Programm hat, und sortiert die Stimmen danach, wer neben wem stehen möchte.',
        'Niemand singt vor. Wer Bass ist, wird besonders begrüßt.',
      ],
      en: [
        'One hour, three songs, in four parts, until they come together. Vilma Rautanen rehearses with the foyer whatever the Chor am Ostkai is working on, and sorts the voices according to who would like to stand next to whom.',
        'Nobody has to audition. Basses are especially welcome.',
      ],
    },
    genres: ['choral'],
    tags: ['free'],
    credits: [
      ['Vilma Rautanen', 'direction'],
      ['Chor am Ostkai', 'choir'],
    ],
    prices: 'zero',
    minutes: 60,
    plan: { kind: 'regular', every: 13, at: ['early'] },
  },
];
