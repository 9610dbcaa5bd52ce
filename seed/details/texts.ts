import { type Both, both } from '../content/texts.ts';
import type { AccessibilityKey } from '../content/vocabulary.ts';

/** Languages are BCP 47. */
export type DetailText = {
  readonly languages?: readonly string[];
  readonly surtitles?: readonly string[];
  readonly introduction?: true;
  /** Where it is not what the schedule leads one to expect: parts and intervals in turn. */
  readonly duration?: readonly number[];
  readonly ageFrom?: number;
  readonly children?: Both;
  readonly hours?: Both;
};

const german = { languages: ['de'] } as const;
const introduced = { introduction: true } as const;

export const details: Readonly<Record<string, DetailText>> = {
  'mahler-2': { ...introduced, ...german },
  'war-requiem': { ...introduced, languages: ['la', 'en'] },
  'bruckner-7': introduced,
  'sibelius-5': introduced,
  sacre: introduced,
  'sea-pictures': { languages: ['en'] },
  'christmas-oratorio': german,
  'german-requiem': german,
  vespers: { ...introduced, languages: ['la'] },
  winterreise: german,
  liebesfruehling: german,
  'all-night-vigil': { languages: ['cu'] },
  'end-of-time': introduced,
  dowland: { languages: ['en'] },
  'cello-suites': { duration: [140, 60, 130, 90, 150] },
  figaro: { ...introduced, languages: ['it'], surtitles: ['de', 'en'], duration: [90, 25, 90] },
  bluebeard: { ...introduced, languages: ['hu', 'de'], surtitles: ['de', 'en'], duration: [65, 25, 35] },
  vixen: {
    languages: ['cs'],
    surtitles: ['de', 'en'],
    duration: [50, 25, 45],
    ageFrom: 8,
    children: both(
      'Gespielt wird auch von Kindern: den Füchslein, den Fröschen und der jungen Grille. Die Füchsin stirbt im dritten Akt, schnell und ohne Blut. Wer vorher darüber sprechen möchte, bekommt an der Garderobe einen Zettel mit der Geschichte.',
      'Children are on stage as well: the fox cubs, the frogs and the young cricket. The vixen dies in the third act, quickly and without blood. The cloakroom has a sheet with the story for anyone who would like to talk about it first.',
    ),
  },
  'turn-of-the-screw': { ...introduced, languages: ['en'], surtitles: ['de'], duration: [60, 20, 50] },
  dido: { languages: ['en'], surtitles: ['de'] },
  haensel: {
    ...german,
    surtitles: ['en'],
    duration: [65, 25, 45],
    children: both(
      'Der Wald ist dunkel, aber nicht lange. Kinder sitzen auf Kissen, die es an der Garderobe gibt, und dürfen in der Pause nachsehen, woraus das Knusperhaus gemacht ist.',
      'The wood is dark, but not for long. Children sit on cushions from the cloakroom, and in the interval may look at what the gingerbread house is made of.',
    ),
  },
  wozzeck: { ...introduced, ...german, surtitles: ['de', 'en'] },
  island: { ...german, surtitles: ['en'] },
  'soldiers-tale': german,
  'seven-deadly-sins': { ...introduced, ...german, surtitles: ['en'] },
  leonce: { ...german, duration: [105] },
  'peer-gynt': { ...introduced, ...german, surtitles: ['en'], duration: [85, 25, 80] },
  waves: { ...german, surtitles: ['en'], duration: [100] },
  rothko: introduced,
  nutcracker: {
    duration: [55, 25, 40],
    ageFrom: 6,
    children: both(
      'Am Anfang wird es laut, wenn die Mäuse kommen, danach schneit es. Zu den Vorstellungen am Nachmittag zeigen zwei Tänzerinnen in der Pause im Foyer, wie man auf Spitze steht.',
      'It grows loud at the beginning, when the mice come, and then it snows. At the afternoon performances two dancers show in the foyer during the interval how to stand on pointe.',
    ),
  },
  session: { duration: [70, 20, 60] },
  threshold: { duration: [80, 25, 60] },
  vortex: introduced,
  'philip-guston': { duration: [270] },
  'kafka-fragments': { ...introduced, ...german },
  'open-rehearsal': { duration: [55, 15, 50] },
  'peter-wolf': {
    ...german,
    children: both(
      'Vor dem Konzert stehen die Tiere an ihren Pulten: Wer eine halbe Stunde früher kommt, darf jedes Instrument fragen, was es ist. Der Wolf wird am Ende nicht erschossen. Die Ente bleibt, wo sie ist.',
      'Before the concert the animals stand at their desks: come half an hour early and every instrument will say what it is. The wolf is not shot in the end. The duck stays where it is.',
    ),
  },
  'carnival-animals': {
    ...german,
    children: both(
      'Eine Schildkröte, zwei Esel und ein Schwan, der als Einziger nichts zu lachen hat. Nach jedem Stück wird geraten; wer lieber flüstert, wird auch gehört.',
      'A tortoise, two donkeys, and a swan who alone has nothing to laugh about. After each piece everyone guesses; those who would rather whisper are heard as well.',
    ),
  },
  silence: {
    children: both(
      'Es wird kein Wort gesprochen, deshalb versteht man alles. Einmal ist es ganz still. Man darf dabei atmen.',
      'Not a word is spoken, so everyone understands everything. Once it is entirely quiet. Breathing is allowed.',
    ),
  },
  'orchestra-taken-apart': {
    ...german,
    children: both(
      'Bitte feste Schuhe: Es wird gewandert, von den Flöten über die Treppe zu den Bässen. Wer müde wird, darf sich neben die Pauke legen, aber nicht lange.',
      'Please wear proper shoes: there is walking to be done, from the flutes up the stairs to the double basses. Anyone who grows tired may lie down beside the timpani, though not for long.',
    ),
  },
  cushions: {
    ...german,
    children: both(
      'Kissen gibt es genug. Man sitzt so nah, dass man die Luft spürt, und hinterher darf ein Instrument angefasst werden. Kleinere Geschwister sind willkommen, auch wenn sie mitsingen.',
      'There are cushions enough. One sits so close that one feels the air, and afterwards an instrument may be touched. Smaller brothers and sisters are welcome, even if they sing along.',
    ),
  },
  'lying-down': {
    children: both(
      'Für Menschen, die noch nicht sitzen, und die, die sie tragen. Decken liegen da, ein Wickeltisch steht im Nebenraum, und geschlafen werden darf auch.',
      'For people who cannot sit yet and for those who carry them. There are blankets, a changing table next door, and sleeping is permitted.',
    ),
  },
  'christmas-eve': {
    ...german,
    ageFrom: 5,
    children: both('Gesungen wird gemeinsam; die dritte Strophe steht auf dem Zettel.', 'Everyone sings; the third verse is on the sheet.'),
  },
  achmed: {
    children: both(
      'Ein Film ganz ohne Farbe und ohne Gesichter, aus schwarzem Papier geschnitten. Es wird gekämpft, geflogen und gezaubert; die Zwischentitel liest jemand leise vor.',
      'A film without colour and without faces, cut from black paper. There is fighting, flying and magic; somebody reads the titles aloud, softly.',
    ),
  },
  'monday-talk': german,
  libretto: german,
  tour: { ...german, ageFrom: 8, duration: [70] },
  'tour-english': { languages: ['en'], ageFrom: 8 },
  'under-the-stage': { ...german, ageFrom: 12 },
  'moby-dick': german,
  'harbour-archive': german,
  'standing-waves': {
    hours: both('Einlass zu jeder vollen Stunde, zuletzt eine Stunde vor Schluss.', 'Admission on every full hour, the last one an hour before closing.'),
  },
  unclaimed: {
    hours: both(
      'Täglich von zwölf Uhr bis zum Beginn der Vorstellung, an spielfreien Tagen bis 18 Uhr.',
      'Daily from noon until the performance begins, on days without one until 6 p.m.',
    ),
  },
};

export const accessibilityNotes: Readonly<Record<AccessibilityKey, Both>> = {
  audioDescription: both(
    'Die Beschreibung hören Sie über einen Empfänger, den die Garderobe ohne Pfand ausgibt. Plätze dafür reserviert die Kasse: 040 66969-120.',
    'The description is heard through a receiver, lent by the cloakroom without deposit. The box office reserves seats for it: +49 40 66969 120.',
  ),
  touchTour: both(
    'Die Tastführung beginnt neunzig Minuten vor der Vorstellung am Bühneneingang. Kostüme und Teile der Bühne dürfen in die Hand genommen werden; bitte melden Sie sich an.',
    'The touch tour starts at the stage door ninety minutes before the performance. Costumes and parts of the set may be taken in hand; please book.',
  ),
  signLanguage: both(
    'Gedolmetscht wird in Deutsche Gebärdensprache. Wo man dafür am besten sieht, sagt Ihnen die Kasse: 040 66969-120.',
    'Interpreted in German Sign Language. The box office knows from where it is seen best: +49 40 66969 120.',
  ),
  captions: both(
    'Die Übertitel nennen auch, wer gerade singt oder spricht, und beschreiben Musik und Geräusche. Am besten liest man sie vom Rang aus.',
    'The captions also name who is singing or speaking, and describe music and sounds. They are read best from the circle.',
  ),
  relaxed: both(
    'Der Saal bleibt halb hell, laute Stellen sind leiser, und man darf hinaus- und wieder hereingehen. Neben dem Studio ist ein stiller Raum offen.',
    'The hall stays half lit, loud passages are softer, and one may go out and come back in. A quiet room is open beside the Studio.',
  ),
  easyLanguage: both(
    'Kurze Sätze, keine Fachwörter und Zeit für Fragen. Die Führung dauert deshalb etwas länger.',
    'Short sentences, no technical terms, and time for questions. The tour therefore takes a little longer.',
  ),
};

export const introduction = {
  place: both('Foyer, Wasserseite', 'Foyer, water side'),
  text: both('Zwanzig Minuten, mit Ihrer Karte kostenlos.', 'Twenty minutes, free with your ticket.'),
};
