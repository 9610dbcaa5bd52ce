import type { ProductionText } from '../production.ts';
import { both } from '../texts.ts';

export const orchestraOccasions: readonly ProductionText[] = [
  {
    key: 'sacre',
    type: 'concert',
    room: 'grand',
    motif: 'arcs',
    title: both('Paris 1913 und danach', 'Paris 1913 and After'),
    subtitle: both('Boulanger, Prokofjew, Strawinsky', 'Boulanger, Prokofiev, Stravinsky'),
    description: {
      de: [
        'Das Fagott, mit dem „Le Sacre du printemps“ beginnt, spielt so hoch, dass man es 1913 nicht erkannte. Strawinsky wollte, dass es klingt, als müsse sich etwas aus dem Boden arbeiten. Oona Pelkola hat die Stelle für diesen Abend auf einem französischen Basson einstudiert, dem engeren und raueren Instrument, für das sie geschrieben wurde.',
        'Lili Boulanger gewann im selben Jahr als erste Frau den Prix de Rome für Komposition. „D’un matin de printemps“, ein Stück von fünf Minuten, orchestrierte sie 1918, wenige Wochen vor ihrem Tod. Zwischen beide Frühlinge stellt das Orchester Prokofjews Zweites Violinkonzert mit Aurélie Manceron.',
      ],
      en: [
        'The bassoon that opens ‘The Rite of Spring’ plays so high that in 1913 nobody recognised it. Stravinsky wanted it to sound as though something had to work its way out of the ground. Oona Pelkola has prepared the passage on a French basson, the narrower and rougher instrument for which it was written.',
        'That same year Lili Boulanger became the first woman to win the Prix de Rome for composition. She orchestrated ‘D’un matin de printemps’, a piece of five minutes, in 1918, weeks before her death. Between the two springs the orchestra sets Prokofiev’s Second Violin Concerto with Aurélie Manceron.',
      ],
    },
    genres: ['symphonic'],
    series: ['orchestra', 'chooseSix'],
    tags: ['recording'],
    credits: [
      ['Keiko Harumoto', 'conductor'],
      ['Aurélie Manceron', 'violin'],
      ['Orchester am Ostkai', 'orchestra'],
    ],
    works: ['printemps', 'prokofievViolin2', 'sacre'],
    importantInfo: both('Das Konzert wird für den Hörfunk aufgezeichnet.', 'The concert is being recorded for radio.'),
    prices: 'grand',
    minutes: 105,
    plan: { kind: 'run', nights: 3, every: 1, at: ['evening'] },
  },
  {
    key: 'youth-orchestra',
    type: 'concert',
    room: 'grand',
    motif: 'arcs',
    preline: both('Junge Sinfonie Ostkai', 'Junge Sinfonie Ostkai'),
    title: both('Erste Reihe', 'Front Row'),
    subtitle: both('Dvořák, Price, Musgrave', 'Dvořák, Price, Musgrave'),
    description: {
      de: [
        'Achtzig Musikerinnen und Musiker zwischen vierzehn und zwanzig, sieben Probenwochenenden, ein Konzert. Die Junge Sinfonie wählt ihr Programm selbst: In diesem Jahr setzte sich Thea Musgraves „Turbulent Landscapes“ gegen Holsts „Planeten“ durch, mit zwei Stimmen Vorsprung.',
        'Florence Price begann ihre Erste Sinfonie im Januar 1931, als ein gebrochener Fuß ihr endlich ein paar ungestörte Tage verschaffte. An die Stelle des Scherzos setzte sie eine Juba, einen Tanz, der ohne Trommeln auskommt, weil der Körper die Trommel ist. Dvořáks „Karneval“ steht am Anfang, damit die Aufregung einen Ort hat.',
      ],
      en: [
        'Eighty players between fourteen and twenty, seven rehearsal weekends, one concert. The Junge Sinfonie chooses its own programme: this year Thea Musgrave’s ‘Turbulent Landscapes’ prevailed over Holst’s ‘Planets’, by two votes.',
        'Florence Price began her First Symphony in January 1931, when a broken foot gave her a few undisturbed days at last. In place of the scherzo she put a juba, a dance that needs no drums because the body is the drum. Dvořák’s ‘Carnival’ comes first, so that the excitement has somewhere to go.',
      ],
    },
    genres: ['symphonic'],
    series: ['orchestra', 'friends'],
    tags: ['partnership'],
    credits: [
      ['Jonas Ehrlinger', 'conductor'],
      ['Junge Sinfonie Ostkai', 'orchestra'],
    ],
    works: ['carnivalOverture', 'turbulentLandscapes', 'price1'],
    prices: 'chamber',
    minutes: 115,
    plan: { kind: 'run', nights: 1, every: 1, at: ['sunday'] },
  },
  {
    key: 'beethoven-9',
    type: 'concert',
    room: 'grand',
    motif: 'arcs',
    preline: both('Konzert zum Jahresende', 'Year-end concert'),
    title: both('Frage und Antwort', 'Question and Answer'),
    subtitle: both('Ives, „The Unanswered Question“ – Beethoven, Neunte Sinfonie', 'Ives, ‘The Unanswered Question’ – Beethoven, Ninth Symphony'),
    description: {
      de: [
        'Eine Trompete stellt siebenmal dieselbe Frage. Vier Flöten versuchen zu antworten, jedes Mal ungeduldiger, und geben auf. Die Streicher haben währenddessen nicht ein einziges Mal die Lautstärke geändert. Charles Ives schrieb das Stück 1908; es dauert sechs Minuten und lässt das Licht im Saal anders zurück.',
        'Ida Nørgaard schließt Beethovens Neunte ohne Unterbrechung an. Der leere Quintklang, mit dem sie beginnt, klingt dann nicht mehr wie ein Anfang, sondern wie jemand, der die Frage gehört hat. Bis zur Antwort vergehen gut fünfzig Minuten, und auch sie beginnt mit dem Satz, dass es so nicht weitergeht.',
      ],
      en: [
        'A trumpet asks the same question seven times. Four flutes try to answer, more impatient at every attempt, and give up. Meanwhile the strings have not once changed their volume. Charles Ives wrote the piece in 1908; it lasts six minutes and leaves the light in the hall altered.',
        'Ida Nørgaard moves into Beethoven’s Ninth without a break. The bare fifth with which it begins no longer sounds like a beginning, but like someone who has heard the question. The answer is a good fifty minutes away, and it too begins by saying that things cannot go on like this.',
      ],
    },
    genres: ['symphonic', 'choral'],
    tags: ['festive'],
    credits: [
      ['Ida Nørgaard', 'conductor'],
      ['Marcus Tillery', 'trumpet'],
      ['Yunseo Baek', 'soprano'],
      ['Inger Mobråten', 'mezzo'],
      ['Lukas Immendorf', 'tenor'],
      ['Bjarne Kvistad', 'bass'],
      ['Orchester am Ostkai', 'orchestra'],
      ['Chor am Ostkai', 'choir'],
    ],
    works: ['unansweredQuestion', 'beethoven9'],
    prices: 'gala',
    minutes: 85,
    plan: {
      kind: 'fixed',
      in: 'both',
      dates: [
        { on: '12-30', time: '19:30' },
        { on: '12-31', time: '17:00' },
      ],
    },
  },
  {
    key: 'new-year',
    type: 'concert',
    room: 'grand',
    motif: 'arcs',
    preline: both('1. Januar', '1 January'),
    title: both('Neujahrskonzert', 'New Year’s Concert'),
    subtitle: both('Drei Viertel zwischen Paris und New York', 'Triple time between Paris and New York'),
    description: {
      de: [
        'Walzer, aber nicht nur aus Wien. Das Orchester am Ostkai folgt dem Dreivierteltakt von Émile Waldteufel in Paris zu Ravels „La valse“, in der er aus den Fugen geht, und weiter nach New York, wo Cunegonde in Bernsteins „Candide“ zu ihm weint und dabei ihre Juwelen zählt.',
        'Adaeze Okwuosa moderiert selbst, knapp und auf Deutsch wie Englisch. Nach dem Konzert am Vormittag schenkt der Freundeskreis im Foyer Kaffee und Suppe aus, nach dem am Nachmittag das, was davon übrig ist.',
      ],
      en: [
        'Waltzes, though not only from Vienna. The Orchester am Ostkai follows triple time from Émile Waldteufel’s Paris to Ravel’s ‘La valse’, where it comes apart at the seams, and on to New York, where Cunegonde, in Bernstein’s ‘Candide’, weeps to it while counting her jewels.',
        'Adaeze Okwuosa introduces the pieces herself, briefly and in both languages. After the morning concert the Friends of Ostkai serve coffee and soup in the foyer; after the afternoon one, whatever is left.',
      ],
    },
    genres: ['symphonic'],
    tags: ['festive'],
    series: ['friends'],
    credits: [
      ['Adaeze Okwuosa', 'conductor'],
      ['Seraphina Adomako', 'soprano'],
      ['Orchester am Ostkai', 'orchestra'],
    ],
    works: ['skaters', 'laValse', 'candide', 'blueDanube'],
    prices: 'grand',
    minutes: 100,
    plan: {
      kind: 'fixed',
      in: 'both',
      dates: [
        { on: '01-01', time: '11:00' },
        { on: '01-01', time: '17:00' },
      ],
    },
  },
];
