import { both } from '../content/texts.ts';
import { beside, headline, image, lead, link, picture, quote, section, sound, teasers, text, venues, type Written } from './write.ts';

const store = picture(
  'grid',
  both('Kühlhaus, 1968', 'Cold store, 1968'),
  both('Ein Raster wie die Fassade des Kühlhauses', 'A grid like the façade of the cold store'),
);
const great = picture(
  'arcs',
  both('Der Große Saal', 'The Grand Hall'),
  both('Konzentrische Bögen wie die Ränge des Großen Saals', 'Concentric arcs like the tiers of the Grand Hall'),
);
const chamber = picture(
  'lines',
  both('Der Kammersaal', 'The Chamber Hall'),
  both('Linien wie die Bohlen des Kammersaals', 'Lines like the boards of the Chamber Hall'),
);
const roof = picture('waves', both('Wärme aus dem Becken', 'Heat from the basin'), both('Übereinanderliegende Wellen', 'Overlapping waves'));

export const venuePages: Readonly<Record<string, readonly Written[]>> = {
  '/de/haus': [
    lead(
      'Ein Kühlhaus für Apfelsinen, in dem heute vier Räume klingen: Großer Saal, Kammersaal, Studio und das Foyer zum Wasser.',
      'A cold store for oranges in which four rooms sound today: Grand Hall, Chamber Hall, Studio, and the foyer onto the water.',
    ),
    image(
      store,
      both('Am Becken Ost, seit 1968. Das Fenster zum Wasser kam später.', 'On the eastern basin since 1968. The window onto the water came later.'),
    ),
    teasers(
      'grid',
      {
        headline: both('Obst, Bands, Orchester', 'Fruit, bands, orchestras'),
        text: both(
          'Neunzehn Jahre Apfelsinen, siebenundzwanzig Jahre Proben, und dann ein Saal.',
          'Nineteen years of oranges, twenty-seven of rehearsals, and then a hall.',
        ),
        words: both('Zur Geschichte', 'To the history'),
        to: both('/de/haus/geschichte', '/en/the-house/history'),
        picture: chamber,
      },
      {
        headline: both('Vier Arten zu hören', 'Four ways of listening'),
        text: both(
          '1.540 Plätze in einem Schuhkarton, 430 zwischen Eichenbohlen, und zwei Räume ohne festen Stuhl.',
          '1,540 seats in a shoebox, 430 between oak boards, and two rooms without a fixed chair.',
        ),
        words: both('Zu den Sälen', 'To the halls'),
        to: both('/de/haus/saele', '/en/the-house/halls'),
        picture: great,
      },
      {
        headline: both('Wärme aus dem Becken', 'Heat from the basin'),
        text: both(
          'Wie ein Kühlhaus heizt, und was die Anreise mit dem Klima zu tun hat.',
          'How a cold store heats, and what the way here has to do with the climate.',
        ),
        words: both('Zur Umwelt', 'To the environment'),
        to: both('/de/haus/umwelt', '/en/the-house/environment'),
        picture: roof,
      },
    ),
  ],
  '/de/haus/geschichte': [
    lead(
      'Neunzehn Jahre lang lagerten hier Apfelsinen bei vier Grad. Die Wände sind anderthalb Meter dick, und das ist der Grund, warum man heute einen Bass darin hört und die Straßenbahn nicht.',
      'For nineteen years oranges lay here at four degrees. The walls are a metre and a half thick, and that is why one hears a double bass in them today, and not the tram.',
    ),
    image(
      store,
      both(
        'Die Fassade war nie für Fenster gedacht; heute hat sie ein einziges, vierzig Meter lang.',
        'The façade was never meant for windows; today it has a single one, forty metres long.',
      ),
    ),
    headline('1968 bis 1987: Obst', '1968 to 1987: fruit'),
    text(
      'Das Kühlhaus Ost war das größte am Becken: sechs Etagen, vierzehn Laderampen, eine Uhr, die nachging. Als die Container kamen, kam das Obst gekühlt an, und das Haus wurde überflüssig.',
      'Cold Store East was the largest on the basin: six floors, fourteen loading ramps, a clock that ran slow. When the containers came, fruit arrived cooled already, and the building was no longer needed.',
    ),
    headline('1988 bis 2015: Proben', '1988 to 2015: rehearsals'),
    text(
      'Erst kamen Bands, weil niemand sie hörte, dann ein Quartett, weil es hörte, wie der Raum klang. 1994 fand im dritten Stock das erste Konzert vor Publikum statt, mit Heizlüftern und 112 Stühlen aus einer Schule.',
      'First came bands, because nobody heard them, then a quartet, because it heard how the room sounded. In 1994 the first concert with an audience took place on the third floor, with fan heaters and 112 chairs from a school.',
    ),
    headline('Seit 2019: ein Haus für alle', 'Since 2019: a house for everybody'),
    text(
      'Der Umbau nahm drei Etagen heraus und hängte den Großen Saal in die Lücke. Er berührt die alten Wände an keiner Stelle. Am 14. September 2019 spielte die Junge Sinfonie zur Eröffnung ein Stück, in dem eine Kältemaschine mitspielt: die letzte, die noch ging.',
      'The conversion took out three floors and hung the Grand Hall in the gap. It does not touch the old walls anywhere. On 14 September 2019 the Junge Sinfonie opened it with a piece in which a refrigerating machine plays: the last one that still worked.',
    ),
    quote(
      both('Man hat nicht den Lärm hinausgebaut, sondern die Stille stehen lassen.', 'They did not build out the noise, they left the silence standing.'),
      both('Merle Hagedorn, Akustikerin des Umbaus', 'Merle Hagedorn, acoustician of the conversion'),
    ),
  ],
  '/de/haus/saele': [
    lead('Vier Räume, vier Arten zu hören. Keiner ist der kleine.', 'Four rooms, four ways of listening. None of them is the small one.'),
    beside(
      great,
      both(
        '**Großer Saal.** 1.540 Plätze in Parterre, Logen und zwei Rängen, keiner weiter als dreißig Meter entfernt. Nachhall 2,1 Sekunden, mit Vorhängen 1,4. Bühne 18 × 13 m, Orchestergraben für 60.',
        '**Grand Hall.** 1,540 seats in stalls, boxes and two tiers, none more than thirty metres away. Reverberation 2.1 seconds, with curtains 1.4. Stage 18 × 13 m, orchestra pit for 60.',
      ),
    ),
    beside(
      chamber,
      both(
        '**Kammersaal.** 430 Plätze in einem Raum aus Eichenbohlen, die vorher Regale waren. Für Quartette, Lieder, Cembali, Gespräche.',
        '**Chamber Hall.** 430 seats in a room of oak boards that used to be shelves. For quartets, songs, harpsichords, conversations.',
      ),
      'text-image',
    ),
    section(
      'dark',
      '50-50',
      [
        headline('Studio', 'Studio', 3),
        text(
          'Schwarz, 14 × 14 m, ohne feste Plätze: Tanz, Neue Musik, Jazz, 120 Plätze, stehend 300.',
          'Black, 14 × 14 m, without fixed seats: dance, new music, jazz, 120 seats, 300 standing.',
        ),
      ],
      [
        headline('Foyer', 'Foyer', 3),
        text(
          'Vierzig Meter Fenster, Eintritt frei. Mittwochs um 12.30 Uhr eine halbe Stunde Musik, mit Suppe.',
          'Forty metres of window, free entry. Wednesdays at 12.30 half an hour of music, with soup.',
        ),
      ],
    ),
    sound(
      both('Der Gong, der in alle vier Räume ruft', 'The gong that calls into all four rooms'),
      both(
        'Drei Töne auf dem Metallophon, aufsteigend: g, c, e. Noch drei Minuten bis zum zweiten Teil.',
        'Three notes on the metallophone, rising: G, C, E. Three more minutes until the second half.',
      ),
    ),
    headline('Wo wir spielen', 'Where we play'),
    venues('Ostkai', 'St. Annen am Speicher'),
    link(both('Einen Saal mieten', 'Hire a hall'), both('/de/vermietung', '/en/hire'), 'button-outlined'),
  ],
  '/de/haus/umwelt': [
    lead(
      'Ein Kühlhaus hält Wärme so gut wie Kälte. Wir heizen mit dem Wasser des Beckens und haben seit 2019 die Hälfte der Energie gebraucht, die der Bauantrag vorsah.',
      'A cold store keeps heat as well as cold. We heat with the water of the basin and have used half the energy since 2019 that the planning application foresaw.',
    ),
    image(
      roof,
      both(
        'Die Wärmepumpe steht, wo früher die Kältemaschine stand, und arbeitet in die andere Richtung.',
        'The heat pump stands where the refrigerating machine stood, and works the other way round.',
      ),
    ),
    text(
      '- Strom vom eigenen Dach: 41 Prozent im letzten Jahr\n- Kulissen aus einem Fundus, den wir mit drei Häusern teilen\n- Orchester reisen mit der Bahn an, wenn sie in zehn Stunden hier sind\n- Das Restaurant kocht ohne Fleisch; Fisch kommt vom Kutter gegenüber\n- Becher mit Pfand, Programmhefte nur auf Wunsch gedruckt',
      '- Electricity from our own roof: 41 per cent last year\n- Sets from a store that we share with three houses\n- Orchestras come by train where they can be here in ten hours\n- The restaurant cooks without meat; fish comes from the cutter across the water\n- Cups with a deposit, programme booklets printed only on request',
    ),
    text(
      'Das größte Stück bleibt die Anreise des Publikums. Deshalb ist die Karte ein [Fahrschein](/de/besuch/anfahrt).',
      'The largest part remains the journey of the audience. That is why your ticket is a [travel ticket](/en/your-visit/getting-here).',
    ),
  ],
  '/de/team': [
    lead(
      'Achtundvierzig Menschen arbeiten am Ostkai, dazu dreißig an den Abenden. Wer Sie durch das Telefon begrüßt, hat vorher meist einen Flügel gerückt.',
      'Forty-eight people work at Ostkai, and thirty more on the evenings. Whoever greets you on the telephone has mostly moved a grand piano before.',
    ),
    text(
      'Alle erreichen Sie unter 040 66969-0 oder [haus@ostkai.example](mailto:haus@ostkai.example).',
      'Reach all of them on +49 40 66969 0 or at [haus@ostkai.example](mailto:haus@ostkai.example).',
    ),
    link(both('Arbeiten am Ostkai', 'Work with us'), both('/de/karriere', '/en/careers'), 'arrow'),
  ],
};
