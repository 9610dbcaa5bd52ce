import { type Both, both } from '../content/texts.ts';
import type { RoomKey } from '../content/vocabulary.ts';
import { capacity } from './seats.ts';

type RoomText = { readonly description: Both; readonly seats: number; readonly planAlt: Both; readonly planNote: Both };

export type VenueText = {
  readonly name: Both;
  readonly description: Both;
  readonly directions: Both;
  readonly accessibility: Both;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly email: string;
  readonly imageAlt: Both;
  readonly mapAlt: Both;
};

const paragraphs = (de: readonly string[], en: readonly string[]): Both => both(de.join('\n\n'), en.join('\n\n'));

export const venueTexts = {
  house: {
    name: both('Ostkai', 'Ostkai'),
    description: paragraphs(
      [
        'Ein Kühlhaus für Apfelsinen, in dem heute vier Räume klingen. Der Große Saal hängt in der Mitte und berührt die alten Wände an keiner Stelle; das Foyer hat das einzige Fenster, vierzig Meter lang, zum Wasser.',
        'Das Haus öffnet eine Stunde vor jeder Vorstellung, das Restaurant Pier 1 im ersten Stock schon mittags.',
      ],
      [
        'A cold store for oranges in which four rooms sound today. The Grand Hall hangs in the middle and does not touch the old walls anywhere; the foyer has the only window, forty metres long, onto the water.',
        'The house opens an hour before every performance, the restaurant Pier 1 on the first floor at noon.',
      ],
    ),
    directions: paragraphs(
      [
        'Fähre: Linie 71 legt alle zwanzig Minuten am Kai an, zwei Minuten vom Eingang.',
        'U-Bahn: bis Ostkai, Ausgang Wasser, dann sechs Minuten am Becken entlang. Bus 111 hält vor der Tür.',
        'Rad: 180 Bügel unter dem Vordach. Auto: Parkhaus Becken Ost, ab 18 Uhr 6 €, hinter der Brücke.',
        'Der Eingang liegt zur Wasserseite; von der Straße geht man links um das Haus. Ihre Karte gilt ab vier Stunden vor Beginn als Fahrschein.',
      ],
      [
        'Ferry: line 71 lands at the quay every twenty minutes, two minutes from the entrance.',
        'Underground: to Ostkai, exit Wasser, then six minutes along the basin. Bus 111 stops at the door.',
        'Bicycle: 180 stands under the canopy. Car: car park Becken Ost, 6 € from 6 p.m., behind the bridge.',
        'The entrance is on the water side; from the street walk around the building to the left. Your ticket is valid on public transport from four hours before the beginning.',
      ],
    ),
    accessibility: paragraphs(
      [
        'Alle vier Räume, Kasse, Garderobe und Restaurant sind ohne Stufe zu erreichen; die Aufzüge messen 110 × 210 cm, die Türen 90 cm. Toiletten mit Platz auf beiden Seiten gibt es auf jeder Ebene.',
        'Rollstuhlplätze: acht im Großen Saal und vier im Kammersaal, jeder mit einem freien Platz daneben; in Studio und Foyer stellen wir Stühle weg.',
        'Im Großen Saal liegt eine Hörschleife in den Reihen 4 bis 16, Empfänger für alle Räume gibt es an der Garderobe ohne Pfand. Neben dem Studio ist ein stiller, abgedunkelter Raum an jedem Abend offen.',
        'Vier Parkplätze mit Ausweis direkt am Eingang, bitte anmelden: 040 66969-120.',
      ],
      [
        'All four rooms, the box office, the cloakroom and the restaurant are reached without a step; lifts measure 110 × 210 cm, doors 90 cm. There are toilets with room on both sides on every level.',
        'Wheelchair places: eight in the Grand Hall and four in the Chamber Hall, each with a free seat beside it; in Studio and foyer we move chairs away.',
        'The Grand Hall has an induction loop in rows 4 to 16; the cloakroom lends receivers for all rooms, without deposit. Beside the Studio a silent, dimmed room is open every evening.',
        'Four parking spaces for badge holders right at the entrance; please book on +49 40 66969 120.',
      ],
    ),
    street: 'Am Ostkai 1',
    postcode: '20457',
    city: 'Hamburg',
    latitude: 53.5409,
    longitude: 9.9962,
    phone: '+49 40 66969-100',
    email: 'haus@ostkai.example',
    imageAlt: both('Ein Raster wie die Fassade des Kühlhauses', 'A grid like the façade of the cold store'),
    mapAlt: both(
      'Gezeichneter Lageplan: das Haus, rot, am Kai; daneben Fahrradbügel und Bushaltestelle, rechts der Fähranleger, nördlich die U-Bahn, links hinter der Brücke das Parkhaus',
      'Drawn site plan: the house, in red, on the quay; bicycle stands and bus stop beside it, the ferry pier to the right, the underground to the north, the car park behind the bridge to the left',
    ),
  },
  church: {
    name: both('St. Annen am Speicher', 'St Anne’s by the Warehouses'),
    description: paragraphs(
      [
        'Die Kirche der Speicherarbeiter, zehn Minuten zu Fuß vom Haus. Seit 2021 leiht sie uns ihren Nachhall: viereinhalb Sekunden, die Dowland und Corelli besser kannten als wir.',
        'Geheizt wird auf vierzehn Grad, damit die Orgel stimmt. Decken liegen auf den Bänken.',
      ],
      [
        'The church of the warehouse workers, ten minutes on foot from the house. Since 2021 it has lent us its reverberation: four and a half seconds that Dowland and Corelli knew better than we do.',
        'It is heated to fourteen degrees, so that the organ stays in tune. There are blankets on the pews.',
      ],
    ),
    directions: paragraphs(
      [
        'U-Bahn: bis Annenplatz, dann vier Minuten. Bus 111 hält an der Ecke, eine Station vor dem Ostkai.',
        'Vom Ostkai zu Fuß: am Becken entlang, über die Speicherbrücke, dann immer auf den Turm zu. Nach den Konzerten geht um 22 Uhr jemand von uns mit der Laterne zurück; schließen Sie sich an.',
        'Fahrradbügel stehen auf dem Kirchhof, Parkplätze gibt es keine.',
      ],
      [
        'Underground: to Annenplatz, then four minutes. Bus 111 stops at the corner, one stop before Ostkai.',
        'On foot from Ostkai: along the basin, across the warehouse bridge, then straight towards the tower. After concerts one of us walks back with a lantern at 10 p.m.; do join.',
        'There are bicycle stands in the churchyard, and no car park.',
      ],
    ),
    accessibility: paragraphs(
      [
        'Das Hauptportal hat zwei Stufen. Der Seiteneingang im Süden ist ebenerdig und 110 cm breit; klingeln Sie, wir öffnen beide Flügel. Vier Plätze für Rollstühle in der ersten Reihe, jeder mit einem freien Platz daneben.',
        'Eine Hörschleife liegt unter den Reihen 1 bis 8. Die barrierefreie Toilette ist im Gemeindehaus, sechzig Meter über den Hof.',
      ],
      [
        'The main portal has two steps. The side entrance in the south is level and 110 cm wide; ring, and we open both wings. Four places for wheelchairs in the first row, each with a free seat beside it.',
        'An induction loop lies under rows 1 to 8. The accessible toilet is in the parish house, sixty metres across the yard.',
      ],
    ),
    street: 'Speicherstraße 12',
    postcode: '20457',
    city: 'Hamburg',
    latitude: 53.5441,
    longitude: 9.9884,
    phone: '+49 40 66969-100',
    email: 'haus@ostkai.example',
    imageAlt: both('Ineinandergestellte Rahmen wie das Portal einer Kirche', 'Frames within frames, like the portal of a church'),
    mapAlt: both(
      'Gezeichneter Lageplan: die Kirche, rot, zwischen Straße und Becken; nordwestlich die U-Bahn, nordöstlich die Bushaltestelle, rechts das Hafenbecken mit der Brücke',
      'Drawn site plan: the church, in red, between street and basin; the underground to the north-west, the bus stop to the north-east, the dock with its bridge to the right',
    ),
  },
} as const satisfies Record<string, VenueText>;
export type VenueKey = keyof typeof venueTexts;

const groups = both(
  'Rot, rosa, gelb, hellblau, grau: Preisgruppen 1 bis 5. Blaue Quadrate: Rollstuhlplätze.',
  'Red, pink, yellow, light blue, grey: price groups 1 to 5. Blue squares: wheelchair places.',
);

export const roomTexts: Readonly<Record<RoomKey, RoomText>> = {
  grand: {
    description: both(
      'Ein Schuhkarton aus Beton und Birke: Parterre mit Logen, zwei Ränge, Nachhall 2,1 Sekunden, mit Vorhängen 1,4. Bühne 18 × 13 m, Graben für sechzig.',
      'A shoebox of concrete and birch: stalls with boxes, two tiers, reverberation 2.1 seconds, with curtains 1.4. Stage 18 × 13 m, pit for sixty.',
    ),
    seats: capacity.grand,
    planAlt: both(
      'Saalplan: oben die Bühne, davor das Parterre in drei Blöcken, seitlich Logen, dahinter erster und zweiter Rang',
      'Seat plan: the stage above, before it the stalls in three blocks, boxes at the sides, first and second tier behind',
    ),
    planNote: groups,
  },
  chamber: {
    description: both(
      'Ein Raum aus Eichenbohlen, die vorher Regale waren: steiles Parkett, Empore auf drei Seiten. Für Quartette, Lieder, Cembali, Gespräche.',
      'A room of oak boards that used to be shelves: steep stalls, a gallery on three sides. For quartets, songs, harpsichords, conversations.',
    ),
    seats: capacity.chamber,
    planAlt: both(
      'Saalplan: oben die Bühne, davor das Parkett in zwei Blöcken, links, rechts und hinten die Empore',
      'Seat plan: the stage above, before it the stalls in two blocks, the gallery to the left, to the right and behind',
    ),
    planNote: both(
      'Rot, rosa, gelb: Preisgruppen 1 bis 3. Blaue Quadrate: Rollstuhlplätze.',
      'Red, pink, yellow: price groups 1 to 3. Blue squares: wheelchair places.',
    ),
  },
  studio: {
    description: both(
      'Schwarz, 14 × 14 m, die Reihen auf Rollen: Tanz, Neue Musik, Jazz. Freie Platzwahl.',
      'Black, 14 × 14 m, the rows on wheels: dance, new music, jazz. Free seating.',
    ),
    seats: capacity.studio,
    planAlt: both(
      'Grundriss: ein schwarzes Quadrat, oben die Spielfläche, darunter acht Reihen',
      'Plan: a black square, the stage area above, eight rows below',
    ),
    planNote: both(
      'Die häufigste Aufstellung; Platz für Rollstühle machen wir überall.',
      'The most frequent arrangement; room for wheelchairs is made anywhere.',
    ),
  },
  foyer: {
    description: both(
      'Vierzig Meter Fenster, Eintritt frei. Mittwochs um 12.30 Uhr eine halbe Stunde Musik, mit Suppe.',
      'Forty metres of window, free entry. Wednesdays at 12.30 half an hour of music, with soup.',
    ),
    seats: capacity.foyer,
    planAlt: both(
      'Grundriss: oben Flügel und Bar, in der Mitte zwanzig Tische, unten die Fenster zum Wasser',
      'Plan: piano and bar above, twenty tables in the middle, the windows onto the water below',
    ),
    planNote: both('Stühle stehen, wo man sie hinträgt.', 'Chairs stand where one carries them.'),
  },
  church: {
    description: both(
      'Das Kirchenschiff: achtzehn Bankreihen, die Orgel von 1887 im Rücken. Die Preise fallen von vorn nach hinten; wer hinten sitzt, hört länger.',
      'The nave: eighteen rows of pews, the organ of 1887 behind. Prices fall from the front to the back; whoever sits at the back hears for longer.',
    ),
    seats: capacity.church,
    planAlt: both(
      'Grundriss: oben der Chor, darunter achtzehn Bankreihen zu beiden Seiten des Mittelgangs, unten die Orgel',
      'Plan: the choir above, eighteen rows of pews on either side of the aisle below it, the organ at the bottom',
    ),
    planNote: both(
      'Rot: Reihen 1 bis 6, mit den Plätzen für Rollstühle. Blau: die Orgel.',
      'Red: rows 1 to 6, with the places for wheelchairs. Blue: the organ.',
    ),
  },
};

export const roomsOf: Readonly<Record<VenueKey, readonly RoomKey[]>> = { house: ['grand', 'chamber', 'studio', 'foyer'], church: ['church'] };
