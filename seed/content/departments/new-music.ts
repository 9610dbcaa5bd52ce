import type { ProductionText } from '../production.ts';
import { both } from '../texts.ts';

export const newMusic: readonly ProductionText[] = [
  {
    key: 'vortex',
    type: 'newMusic',
    room: 'chamber',
    motif: 'grid',
    title: both('Vortex temporum', 'Vortex temporum'),
    subtitle: both('Gérard Grisey, Rebecca Saunders', 'Gérard Grisey, Rebecca Saunders'),
    description: {
      de: [
        'Gérard Grisey nahm eine Arpeggio-Figur aus Ravels „Daphnis et Chloé“ und ließ sie in drei verschiedenen Zeiten ablaufen: in der Zeit der Menschen, die sprechen, der Wale, die schlafen, und der Vögel oder Insekten. Vier Saiten des Klaviers sind um einen Viertelton tiefer gestimmt. Man hört das Stück drehen, bevor man weiß, worum.',
        'Ensemble Querkante spielt es zum vierten Mal in zehn Jahren. Davor stehen zwei Solostücke von Rebecca Saunders, in denen ein einzelner Ton so lange betrachtet wird, bis er nicht mehr einzeln ist.',
      ],
      en: [
        'Gérard Grisey took an arpeggio from Ravel’s ‘Daphnis et Chloé’ and let it run in three different times: that of human beings, who speak; of whales, who sleep; and of birds or insects. Four strings of the piano are tuned a quarter-tone down. You hear the piece turning before you know what it turns around.',
        'This is Ensemble Querkante’s fourth performance of it in ten years. It is preceded by two solo pieces by Rebecca Saunders, in which a single note is looked at until it is no longer single.',
      ],
    },
    genres: ['contemporary', 'chamber'],
    series: ['present'],
    tags: ['recording'],
    credits: [
      ['Keiko Harumoto', 'conductor'],
      ['Nadja Ostrowitz', 'piano'],
      ['Lisbet Rønnow', 'doubleBass'],
      ['Ensemble Querkante', 'ensemble'],
    ],
    works: ['saundersSolos', 'vortex'],
    prices: 'chamber',
    minutes: 70,
    plan: { kind: 'run', nights: 2, every: 1, at: ['evening'] },
  },
  {
    key: 'philip-guston',
    type: 'newMusic',
    room: 'studio',
    motif: 'grid',
    preline: both('Lange Nacht', 'Long night'),
    title: both('For Philip Guston', 'For Philip Guston'),
    subtitle: both('Morton Feldman, viereinhalb Stunden', 'Morton Feldman, four and a half hours'),
    description: {
      de: [
        'Bis zu einer Stunde, sagte Morton Feldman, denke man über Form nach, danach über Maßstab. Das Trio von 1984 ist dem Maler Philip Guston gewidmet, mit dem er zerstritten war, als dieser starb. Es beginnt mit vier Tönen, C, G, As, Es, den Buchstaben von John Cages Nachnamen nach, soweit die Tonleiter sie hergibt, und kommt auf sie zurück, wenn man sie vergessen hat.',
        'Man darf kommen und gehen, liegen und schlafen. Im Studio stehen sechzig Stühle und vierzig Matten. Wer bis zum Ende bleibt, geht nach Mitternacht am Wasser entlang nach Hause.',
      ],
      en: [
        'Up to an hour, said Morton Feldman, you think about form; after that, about scale. The trio of 1984 is dedicated to the painter Philip Guston, from whom he was estranged when Guston died. It begins with four notes, C, G, A flat and E flat, after the letters of John Cage’s surname as far as the scale allows, and returns to them once they have been forgotten.',
        'You may come and go, lie down and sleep. The Studio holds sixty chairs and forty mats. Those who stay to the end walk home along the water after midnight.',
      ],
    },
    genres: ['contemporary', 'chamber'],
    series: ['present'],
    credits: [
      ['Inês Caldevilla', 'flute'],
      ['Helene Wirsching', 'percussion'],
      ['Nadja Ostrowitz', 'piano'],
    ],
    works: ['philipGuston'],
    importantInfo: both('Ein- und Auslass jederzeit, bitte leise.', 'Come and go as you please, quietly.'),
    prices: 'studio',
    minutes: 270,
    plan: { kind: 'run', nights: 2, every: 7, at: ['studioEvening'] },
  },
  {
    key: 'eighteen',
    type: 'newMusic',
    room: 'grand',
    motif: 'grid',
    title: both('Achtzehn', 'Eighteen'),
    subtitle: both('Steve Reich, „Music for 18 Musicians“', 'Steve Reich, ‘Music for 18 Musicians’'),
    description: {
      de: [
        'Elf Akkorde, einmal zu Beginn und einmal am Ende, dazwischen auf jedem eine kleine Welt von etwa fünf Minuten. Niemand dirigiert. Ein Vibrafon gibt das Zeichen zum Weitergehen, und wie lange ein Ton dauert, entscheidet der Atem der Klarinetten.',
        'Die Junge Sinfonie und das Schlagquartett Holzhafen haben das Stück über ein Jahr gemeinsam geprobt, jeden zweiten Samstag, ohne Noten ab Februar. Die Plätze im Parkett sind ausgebaut; man sitzt im Kreis um die achtzehn herum.',
      ],
      en: [
        'Eleven chords, once at the beginning and once at the end, and in between a small world of about five minutes on each. Nobody conducts. A vibraphone gives the signal to move on, and how long a note lasts is decided by the breath of the clarinets.',
        'Members of the Junge Sinfonie and Schlagquartett Holzhafen have rehearsed the piece together for a year, every other Saturday, without music since February. The stalls have been removed; the audience sits in a circle around the eighteen.',
      ],
    },
    genres: ['contemporary'],
    series: ['present', 'chooseSix'],
    tags: ['partnership'],
    credits: [
      ['Schlagquartett Holzhafen', 'ensemble'],
      ['Junge Sinfonie Ostkai', 'ensemble'],
      ['Theo Landwehr', 'vibraphone'],
    ],
    works: ['eighteen'],
    prices: 'studio',
    minutes: 60,
    plan: { kind: 'run', nights: 3, every: 1, at: ['evening'] },
  },
  {
    key: 'kafka-fragments',
    type: 'newMusic',
    room: 'chamber',
    motif: 'grid',
    title: both('Kafka-Fragmente', 'Kafka Fragments'),
    subtitle: both('György Kurtág, op. 24', 'György Kurtág, Op. 24'),
    description: {
      de: [
        'Vierzig Sätze aus Tagebüchern und Briefen, das kürzeste Stück dauert wenige Sekunden, das längste etwa sieben Minuten. Kurtág sammelte sie jahrelang, bis er merkte, dass er nicht Material ordnete, sondern komponiert hatte. „Die Guten gehn im gleichen Schritt“ lautet der erste, und die Geige hält den Schritt, so gut es geht.',
        'Seraphina Adomako und Davit Khoranyan stehen nebeneinander. Sie singt auswendig, er wechselt einmal die Geige. Alle Texte hängen im Foyer in der Reihenfolge der Aufführung.',
      ],
      en: [
        'Forty sentences from diaries and letters; the shortest piece lasts a few seconds, the longest some seven minutes. Kurtág collected them for years, until he noticed that he was no longer sorting material but had composed. ‘The good march in step’, runs the first, and the violin keeps pace as best it can.',
        'Seraphina Adomako and Davit Khoranyan stand side by side. She sings from memory; he changes violins once. All the texts are displayed in the foyer in the order of performance.',
      ],
    },
    genres: ['contemporary', 'song'],
    series: ['present', 'voices'],
    credits: [
      ['Seraphina Adomako', 'soprano'],
      ['Davit Khoranyan', 'violin'],
    ],
    works: ['kafkaFragments'],
    prices: 'chamber',
    minutes: 65,
    plan: { kind: 'run', nights: 2, every: 2, at: ['evening'] },
  },
];
