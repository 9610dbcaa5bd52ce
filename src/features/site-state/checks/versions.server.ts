import { migrations } from '#db/migrate.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { defineCheck } from '../check.server.ts';
import { hourly } from '../limits.ts';
import { databaseVersions } from '../queries/checks.server.ts';

/** The last day on which each major version is mended (nodejs.org, postgresql.org); of later ones nothing is known yet. */
const nodeUntil: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

const postgresUntil: Readonly<Record<number, string>> = { 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' };

/** `node` is the version that runs, but in tests. */
export const versionsCheck = (node = process.versions.node) =>
  defineCheck({
    name: 'versions',
    title: { de: 'Versionen', en: 'Versions' },
    every: hourly,
    screen: { path: 'dashboards/versions' },
    states: {
      fine: { text: { de: 'Node {node}, PostgreSQL {postgres}, Datenbank auf dem Stand.', en: 'Node {node}, PostgreSQL {postgres}, database up to date.' } },
      migrations: {
        text: {
          de: 'Die Datenbank steht bei {applied} Änderungen, dieses Programm kennt {known}.',
          en: 'The database has {applied} migrations, this program knows {known}.',
        },
        remedy: {
          de: 'Es laufen zwei Versionen nebeneinander. Bringen Sie alle Prozesse auf die neuere, und starten Sie sie neu.',
          en: 'Two versions run side by side. Bring all processes to the newer one and restart them.',
        },
      },
      node: {
        text: { de: 'Node {node} bekommt seit {day} keine Sicherheitsaktualisierungen mehr.', en: 'Node {node} has had no security updates since {day}.' },
        remedy: {
          de: 'Installieren Sie eine Version mit langer Pflege (LTS), und starten Sie neu.',
          en: 'Install a version with long-term support (LTS) and restart.',
        },
      },
      postgres: {
        text: {
          de: 'PostgreSQL {postgres} bekommt seit {day} keine Sicherheitsaktualisierungen mehr.',
          en: 'PostgreSQL {postgres} has had no security updates since {day}.',
        },
        remedy: { de: 'Ziehen Sie auf eine neuere PostgreSQL-Version um.', en: 'Move to a newer version of PostgreSQL.' },
      },
    },
    look: async ({ db, now }) => {
      const rows = await databaseVersions(db);
      const { postgres = '', applied = 0 } = rows[0] ?? {};
      const values = { node, postgres, applied, known: migrations.length };
      if (applied !== migrations.length) return { is: 'migrations', values };
      const today = dayOf(now);
      const ended = (until: string | undefined): until is string => until !== undefined && until < today;
      const [ofNode, ofPostgres] = [nodeUntil[Number.parseInt(node, 10)], postgresUntil[Number.parseInt(postgres, 10)]];
      if (ended(ofNode)) return { is: 'node', values: { ...values, day: { day: ofNode } } };
      return ended(ofPostgres) ? { is: 'postgres', values: { ...values, day: { day: ofPostgres } } } : { is: 'fine', values };
    },
  });
