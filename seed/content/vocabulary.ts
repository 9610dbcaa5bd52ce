import type { AccessibilityKind } from '#features/programme/index.ts';
import { type Both, both } from './texts.ts';

/** In the order in which it is listed. */

type RoomText = { readonly name: Both; readonly address: string; readonly aliases: readonly string[] };

export const rooms = {
  grand: { name: both('Großer Saal', 'Grand Hall'), address: 'Am Ostkai 1', aliases: ['Main Hall', 'Saal 1'] },
  chamber: { name: both('Kammersaal', 'Chamber Hall'), address: 'Am Ostkai 1', aliases: ['Kleiner Saal', 'Saal 2'] },
  studio: { name: both('Studio', 'Studio'), address: 'Am Ostkai 1', aliases: ['Studiobühne', 'Black Box'] },
  foyer: { name: both('Foyer', 'Foyer'), address: 'Am Ostkai 1', aliases: ['Lobby'] },
  church: { name: both('St. Annen', 'St Anne’s'), address: 'Speicherstraße 12', aliases: ['Kirche St. Annen'] },
} as const satisfies Record<string, RoomText>;
export type RoomKey = keyof typeof rooms;

/** `usualMinutes`: how long one usually takes, where nothing more is known; `isStaged`: first nights of it are named as such. */
type TypeText = { readonly name: Both; readonly usualMinutes: number; readonly aliases: readonly string[]; readonly isStaged?: true };

export const exhibitionTypes = {
  concert: { name: both('Konzert', 'Concert'), usualMinutes: 110, aliases: ['MusicEvent', 'Sinfoniekonzert', 'Recital'] },
  opera: { name: both('Oper', 'Opera'), usualMinutes: 160, aliases: ['Oper konzertant'], isStaged: true },
  musicTheatre: { name: both('Musiktheater', 'Music Theatre'), usualMinutes: 120, aliases: ['Musical'], isStaged: true },
  drama: { name: both('Schauspiel', 'Drama'), usualMinutes: 120, aliases: ['TheaterEvent', 'Theater'], isStaged: true },
  dance: { name: both('Tanz', 'Dance'), usualMinutes: 75, aliases: ['DanceEvent', 'Ballett'], isStaged: true },
  jazz: { name: both('Jazz', 'Jazz'), usualMinutes: 105, aliases: [] },
  newMusic: { name: both('Neue Musik', 'New Music'), usualMinutes: 90, aliases: ['Zeitgenössische Musik'] },
  family: { name: both('Kinder & Familie', 'Children & Families'), usualMinutes: 60, aliases: ['ChildrensEvent', 'Familienkonzert'] },
  film: { name: both('Film mit Livemusik', 'Film with Live Music'), usualMinutes: 95, aliases: ['ScreeningEvent', 'Stummfilm'] },
  talk: { name: both('Gespräch & Lesung', 'Talks & Readings'), usualMinutes: 75, aliases: ['LiteraryEvent', 'Lesung', 'Vortrag'] },
  tour: { name: both('Führung', 'Guided Tour'), usualMinutes: 75, aliases: ['Hausführung'] },
  installation: { name: both('Installation', 'Installation'), usualMinutes: 60, aliases: ['ExhibitionEvent', 'Ausstellung'] },
} as const satisfies Record<string, TypeText>;
export type TypeKey = keyof typeof exhibitionTypes;

type TagText = { readonly name: Both; readonly hidden?: true };

export const tags = {
  premiere: { name: both('Premiere', 'First night') },
  worldPremiere: { name: both('Uraufführung', 'World premiere') },
  last: { name: both('Zum letzten Mal', 'Last performance') },
  newProduction: { name: both('Neuproduktion', 'New production') },
  revival: { name: both('Wiederaufnahme', 'Revival') },
  guest: { name: both('Gastspiel', 'Visiting company') },
  afterTalk: { name: both('Mit Nachgespräch', 'Post-show talk') },
  free: { name: both('Eintritt frei', 'Free admission') },
  festive: { name: both('Advent und Jahreswechsel', 'Advent and New Year') },
  summer: { name: both('Sommer am Kai', 'Summer on the Quay') },
  recording: { name: both('Wird aufgezeichnet', 'Recorded'), hidden: true },
  partnership: { name: both('In Kooperation', 'In partnership'), hidden: true },
  pick: { name: both('Empfehlung der Dramaturgie', 'The dramaturgs’ choice'), hidden: true },
} as const satisfies Record<string, TagText>;
export type TagKey = keyof typeof tags;

/** Numbers of `accessibilityKinds`. */
export const accessibility = { audioDescription: 1, signLanguage: 2, captions: 3, relaxed: 4, touchTour: 5, easyLanguage: 6 } as const satisfies Record<
  string,
  AccessibilityKind['id']
>;
export type AccessibilityKey = keyof typeof accessibility;

type SeriesText = TagText & { readonly description: Both };

export const series = {
  orchestra: {
    name: both('Orchester am Kai', 'Orchestra on the Quay'),
    description: both(
      'Das Orchester des Hauses und seine Gäste, an Abenden im Großen Saal.',
      'The orchestra of the house and its guests, on evenings in the Grand Hall.',
    ),
  },
  chamber: {
    name: both('Kammermusik', 'Chamber Music'),
    description: both(
      'Quartette, Klavierabende und alles, was man ohne Dirigat spielt, im Kammersaal.',
      'Quartets, piano recitals and whatever is played without a conductor, in the Chamber Hall.',
    ),
  },
  voices: {
    name: both('Stimmen', 'Voices'),
    description: both('Vom Lautenlied bis zum Oratorium: Abende, an denen gesungen wird.', 'From the lute song to the oratorio: evenings of singing.'),
  },
  firstNights: {
    name: both('Premieren', 'First Nights'),
    description: both(
      'Ein fester Platz bei jeder Premiere der Saison in Oper, Tanz und Schauspiel.',
      'A seat of your own at every first night of the season in opera, dance and drama.',
    ),
  },
  nightShift: {
    name: both('Nachtschicht', 'Night Shift'),
    description: both('Jazz und was daran grenzt, gern spät und ohne Pause.', 'Jazz and its neighbours, preferably late and without an interval.'),
  },
  present: {
    name: both('Gegenwart', 'Present Tense'),
    description: both(
      'Musik der letzten fünfzig Jahre in Aufführungen, für die genug geprobt wurde.',
      'Music of the last fifty years, in performances with enough rehearsal behind them.',
    ),
  },
  ears: {
    name: both('Ohren auf', 'All Ears'),
    description: both(
      'Konzerte für Kinder von null bis zwölf und für alle, die sie mitbringen.',
      'Concerts for children from nought to twelve and for everyone they bring along.',
    ),
  },
  chooseSix: {
    name: both('Sechs nach Wahl', 'Choose Six'),
    description: both(
      'Sechs Gutscheine für Vorstellungen Ihrer Wahl im Großen Saal, einzeln oder zusammen einzulösen.',
      'Six vouchers for performances of your choice in the Grand Hall, to be used one by one or together.',
    ),
    hidden: true,
  },
  friends: {
    name: both('Freundeskreis', 'Friends of Ostkai'),
    description: both(
      'Termine, zu denen der Freundeskreis seine Mitglieder gesondert einlädt.',
      'Dates to which the Friends of Ostkai send their members a separate invitation.',
    ),
    hidden: true,
  },
} as const satisfies Record<string, SeriesText>;
export type SeriesKey = keyof typeof series;

export const genres = {
  symphonic: both('Sinfonik', 'Symphonic'),
  chamber: both('Kammermusik', 'Chamber music'),
  piano: both('Klavier', 'Piano'),
  song: both('Lied', 'Song'),
  choral: both('Chor und Oratorium', 'Choral'),
  early: both('Alte Musik', 'Early music'),
  stage: both('Oper und Musiktheater', 'Opera and music theatre'),
  contemporary: both('Zeitgenössische Musik', 'Contemporary music'),
  electronic: both('Elektronik', 'Electronics'),
  jazz: both('Jazz und Improvisation', 'Jazz and improvisation'),
  dance: both('Zeitgenössischer Tanz', 'Contemporary dance'),
  words: both('Literatur und Gespräch', 'Words'),
} as const satisfies Record<string, Both>;
export type GenreKey = keyof typeof genres;
