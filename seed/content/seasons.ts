import type { Paragraphs } from './texts.ts';

export const seasonTexts: readonly [Paragraphs, Paragraphs] = [
  {
    de: [
      'Diese Spielzeit fragt, was geschieht, bevor etwas beginnt. Ouvertüren, die nie eine Oper bekamen, Stücke, die mit dem Stimmen der Instrumente anfangen, Figuren, die einen Abend lang an einer Tür stehen. Im Hafen nennt man diese Zeit Auflaufendes Wasser: Man sieht noch nichts, aber die Boote drehen sich schon.',
      'Dazu gehören zwei Neuproduktionen im Großen Saal, ein Jahr mit den Quartetten, die ihre Komponisten zurückhielten, und jeden Monat ein Abend, dessen Programm erst am Abend selbst feststeht.',
    ],
    en: [
      'This season asks what happens before something begins. Overtures that never got their opera, pieces that open with the tuning of the instruments, characters who spend an evening standing at a door. In the harbour it is called the flood tide: there is nothing to be seen yet, but the boats are already turning.',
      'It brings two new productions in the Grand Hall, a year with the quartets that their composers held back, and once a month an evening whose programme is settled only on the night.',
    ],
  },
  {
    de: [
      'Nach den Anfängen die Umwege. Wir spielen Musik, die ihr Ziel kennt und trotzdem nicht hingeht: Fugen, die abbrechen, Reisende, die am falschen Ufer aussteigen, ein Theaterstück, das nur aus Nebenrollen besteht.',
      'Das Orchester verlässt dafür siebenmal das Haus und spielt in den Lagerhallen am anderen Ende des Kais. Wer mitkommt, sieht den Ostkai von der Seite, von der ihn die Schiffe sehen.',
    ],
    en: [
      'After the beginnings, the detours. We play music that knows where it is going and does not go there: fugues that break off, travellers who get out on the wrong bank, a play made entirely of supporting parts.',
      'Seven times the orchestra leaves the house and plays in the warehouses at the far end of the quay. Whoever comes along will see Ostkai from the side on which ships see it.',
    ],
  },
];
