import { defineCheck } from '../check.server.ts';
import { maxConnectionShare, maxRoundTrip } from '../limits.ts';
import { askDatabase, connectionStats } from '../queries/checks.server.ts';
import { type DiskRoom, readRoom } from './disk.server.ts';

/** `roomOf` and `clock` (milliseconds) are those of the machine but in tests. */
export const databaseCheck = ({
  clock = () => performance.now(),
  roomOf = readRoom,
}: {
  clock?: () => number;
  roomOf?: (folder: string) => Promise<DiskRoom>;
} = {}) =>
  defineCheck({
    name: 'database',
    title: { de: 'Datenbank', en: 'Database' },
    states: {
      fine: {
        text: { de: '{size}, {used} von {max} Verbindungen, Antwort in {ms} ms.', en: '{size}, {used} of {max} connections, answers in {ms} ms.' },
      },
      slow: {
        text: { de: 'Sie braucht {ms} ms für eine leere Anfrage.', en: 'It takes {ms} ms for an empty request.' },
        remedy: {
          de: 'Sehen Sie nach, was die Maschine der Datenbank beschäftigt: Prozessor, Laufwerk, eine lange Sicherung.',
          en: 'See what keeps the database’s machine busy: processor, disk, a long backup.',
        },
      },
      connections: {
        text: { de: '{used} von {max} Verbindungen sind vergeben.', en: '{used} of {max} connections are in use.' },
        remedy: {
          de: 'Erhöhen Sie max_connections, oder lassen Sie weniger Prozesse laufen: Jeder braucht bis zu 13 Verbindungen.',
          en: 'Raise max_connections or run fewer processes: each needs up to 13 connections.',
        },
      },
      large: {
        text: { de: 'Sie belegt {size}, frei sind nur noch {free}.', en: 'It takes {size}, and only {free} are left.' },
        remedy: {
          de: 'Vergrößern Sie das Laufwerk: Für eine Sicherung oder eine neue PostgreSQL-Version braucht die Datenbank noch einmal so viel Platz.',
          en: 'Enlarge the volume: a backup or a new version of PostgreSQL needs as much room as the database again.',
        },
      },
    },
    look: async ({ db, facts }) => {
      const begun = clock();
      await askDatabase(db);
      const ms = Math.round(clock() - begun);
      const rows = await connectionStats(db);
      const { size = 0, used = 0, max = 1 } = rows[0] ?? {};
      const { free } = await roomOf(facts.dataDir);
      const values = { size: { bytes: size }, used, max, ms, free: { bytes: free } };
      if (ms > maxRoundTrip) return { is: 'slow', values };
      if (used > max * maxConnectionShare) return { is: 'connections', values };
      // Of one on another machine the disk here says nothing.
      return { is: facts.isDatabaseEmbedded && size > free ? 'large' : 'fine', values };
    },
  });
