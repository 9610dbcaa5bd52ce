import { defineCheck } from '../check.server.ts';
import { maxClockDifference } from '../limits.ts';
import { databaseTime } from '../queries/checks.server.ts';

/** `clock` is the machine's but in tests; embedded, the database goes by the same one. */
export const clockCheck = (clock: () => Date = () => new Date()) =>
  defineCheck({
    name: 'clock',
    title: { de: 'Uhr', en: 'Clock' },
    states: {
      fine: { text: { de: 'Sie geht wie die der Datenbank.', en: 'It agrees with the database’s.' } },
      off: {
        text: {
          de: 'Sie weicht um {n} Sekunde von der Uhr der Datenbank ab.|Sie weicht um {n} Sekunden von der Uhr der Datenbank ab.',
          en: 'It differs from the database’s by {n} second.|It differs from the database’s by {n} seconds.',
        },
        remedy: {
          de: 'Schalten Sie auf beiden Maschinen den Zeitabgleich (NTP) ein. Sonst geht online, was noch warten soll.',
          en: 'Turn on time synchronisation (NTP) on both machines. Otherwise things go online too early.',
        },
      },
    },
    look: async ({ db }) => {
      const before = clock().getTime();
      const rows = await databaseTime(db);
      const middle = (before + clock().getTime()) / 2;
      const difference = Math.abs((rows[0]?.at.getTime() ?? middle) - middle);
      return difference > maxClockDifference ? { is: 'off', values: { n: Math.round(difference / 1_000) } } : { is: 'fine' };
    },
  });
