import type { ProductionText } from '../production.ts';
import { both } from '../texts.ts';

export const newMusicFurther: readonly ProductionText[] = [
  {
    key: 'first-hearing',
    type: 'newMusic',
    room: 'grand',
    motif: 'grid',
    preline: both('Zwei Uraufführungen', 'Two world premieres'),
    title: both('Zum ersten Mal, zweimal', 'For the First Time, Twice'),
    subtitle: both('Marit Ellingboe, Tarek Benhaddou', 'Marit Ellingboe, Tarek Benhaddou'),
    description: {
      de: [
        'Neue Stücke werden oft einmal gespielt und dann nie wieder. Dieser Abend spielt jedes zweimal, mit einer halben Stunde dazwischen. Beim ersten Mal hört man, was geschieht, beim zweiten, dass man es erwartet.',
        'Marit Ellingboes „Tidvann“ für Orchester ohne Violinen folgt einer Gezeitentabelle. Tarek Benhaddous „Registre“ verteilt eine einzige Melodie auf die achtundfünfzig Register der Orgel und auf Bläser, die im Saal umhergehen. In der Pause beantworten beide Fragen, und das Podium dürfen alle betreten.',
      ],
      en: [
        'New pieces are often played once and never again. This evening plays each of them twice, half an hour apart. The first time you hear what happens; the second, that you were expecting it.',
        'Marit Ellingboe’s ‘Tidvann’ for orchestra without violins follows a table of tides. Tarek Benhaddou’s ‘Registre’ divides a single melody among the fifty-eight stops of the organ and wind players who walk about the hall. In the interval both composers answer questions, and anyone may come up onto the platform.',
      ],
    },
    genres: ['contemporary', 'symphonic'],
    series: ['present', 'orchestra'],
    tags: ['worldPremiere', 'recording'],
    credits: [
      ['Keiko Harumoto', 'conductor'],
      ['Ottilie Brandis', 'organ'],
      ['Marit Ellingboe', 'composition'],
      ['Tarek Benhaddou', 'composition'],
      ['Orchester am Ostkai', 'orchestra'],
    ],
    works: [
      ['tidvann', both('Uraufführung, Auftragswerk des Hauses', 'World premiere, commissioned by the house')],
      ['registre', both('Uraufführung, Auftragswerk des Hauses', 'World premiere, commissioned by the house')],
    ],
    prices: 'chamber',
    minutes: 120,
    plan: { kind: 'run', nights: 1, every: 1, at: ['evening'] },
  },
  {
    key: 'gift-hour',
    type: 'newMusic',
    room: 'studio',
    motif: 'grid',
    preline: both('In der Nacht der Zeitumstellung', 'On the night the clocks go back'),
    title: both('Die geschenkte Stunde', 'The Hour Returned'),
    subtitle: both('Musik von 22 Uhr bis 4 Uhr, die Stunde nach zwei doppelt', 'Music from ten to four, with the hour after two played twice'),
    description: {
      de: [
        'Einmal im Jahr gibt es eine Stunde zu viel. Um drei Uhr sommerlicher Zeit wird es noch einmal zwei, und das Ensemble Querkante spielt in beiden Stunden dasselbe: Alvin Luciers „Still and Moving Lines“, das erste Mal mit Streichern, das zweite Mal mit den Obertönen, die davon übrig sind.',
        'Davor und danach Musik von Éliane Radigue und Pauline Oliveros. Zsófia Hargitai hat in den Boden des Studios Lautsprecher gelegt. Decken sind vorhanden, Uhren am Eingang abzugeben.',
      ],
      en: [
        'Once a year there is an hour too many. At three by summer time it becomes two again, and Ensemble Querkante plays the same thing in both hours: Alvin Lucier’s ‘Still and Moving Lines’, first with strings, then with the overtones they have left behind.',
        'Before and after it, music by Éliane Radigue and Pauline Oliveros. Zsófia Hargitai has laid loudspeakers into the floor of the Studio. Blankets are provided; watches may be left at the door.',
      ],
    },
    genres: ['electronic', 'contemporary'],
    series: ['present'],
    credits: [
      ['Zsófia Hargitai', 'electronics'],
      ['Ensemble Querkante', 'ensemble'],
    ],
    works: ['stillLines', 'occam', 'tuningMeditation'],
    importantInfo: both(
      'Die Veranstaltung dauert sieben Stunden, obwohl die Uhr sechs anzeigt.',
      'The event lasts seven hours, although the clock will show six.',
    ),
    prices: 'studio',
    minutes: 420,
    plan: { kind: 'fixed', in: 'both', dates: [{ on: '10-24', weekday: 5, time: '22:00' }] },
  },
  {
    key: 'lost-hour',
    type: 'newMusic',
    room: 'studio',
    motif: 'grid',
    preline: both('In der Nacht der Zeitumstellung', 'On the night the clocks go forward'),
    title: both('Die fehlende Stunde', 'The Missing Hour'),
    subtitle: both('Ein Konzert von Mitternacht bis drei', 'A concert from midnight to three'),
    description: {
      de: [
        'Um zwei Uhr ist es drei. Das Programm dieser Nacht ist für drei Stunden angekündigt und dauert zwei; was in der fehlenden gespielt worden wäre, steht im Programmheft und bleibt dort. Es ist ein Stück von John Cage, und er hätte nichts dagegen gehabt.',
        'Die übrigen zwei gehören Ilja Wetrow, der aus den Signalen der Hafenfunkstelle eine Landschaft baut, und Ottilie Brandis an der Truhenorgel mit dem längsten Ton, den die Mechanik hergibt.',
      ],
      en: [
        'At two o’clock it is three. The programme of this night is announced for three hours and lasts two; what would have been played in the missing one is printed in the programme, and stays there. It is a piece by John Cage, and he would not have minded.',
        'The other two belong to Ilja Wetrow, who builds a landscape out of the signals of the harbour radio station, and to Ottilie Brandis at the chamber organ with the longest note its action will sustain.',
      ],
    },
    genres: ['electronic', 'contemporary'],
    series: ['present'],
    credits: [
      ['Ilja Wetrow', 'electronics'],
      ['Ottilie Brandis', 'organ'],
    ],
    works: ['harbourRadio', ['organ2', both('Entfällt mit der Stunde', 'Omitted along with the hour')]],
    prices: 'small',
    minutes: 120,
    plan: { kind: 'fixed', in: 'both', dates: [{ on: '03-25', weekday: 6, time: '00:00' }] },
  },
];
