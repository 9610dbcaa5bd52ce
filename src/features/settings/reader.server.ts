import { cachedRead } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { defaultSettings, type Settings, settingsSchema } from './definitions.ts';
import { accentProblems } from './design/contrast.ts';
import { settingRows } from './queries.server.ts';

export type SettingsReader = {
  /** The settings as they are now; if the database does not answer, the last that were read. Rejects only where none ever were. */
  read(): Promise<Settings>;
};

/** Told of a fault that was bridged, and once of a stored value that is not valid and stands at its default. */
type Report = (problem: unknown) => void;

const readers = new WeakMap<Database, LastKnown>();

/** The one reader of a database, shared by pages and API. The server passes `report` once, at start. */
export function settingsReader(db: Database, report?: Report): SettingsReader {
  const reader = readers.get(db) ?? new LastKnown(db);
  readers.set(db, reader);
  if (report) reader.report = report;
  return reader;
}

class LastKnown implements SettingsReader {
  report: Report = () => {};
  private readonly db: Database;
  private last: Settings | null = null;
  private ignored = '';
  /** The rows behind `last`: nothing is checked again while they stay the same. */
  private lastRows: unknown = null;

  constructor(db: Database) {
    this.db = db;
  }

  async read(): Promise<Settings> {
    try {
      const rows = await cachedRead(this.db, 'settings', null, () => settingRows(this.db));
      if (this.last && rows === this.lastRows) return this.last;
      const { settings, ignored } = readSettings(rows);
      this.last = settings;
      this.lastRows = rows;
      this.tellOnce(ignored.join(', '));
    } catch (error) {
      this.report(error);
      if (!this.last) throw error;
    }
    return this.last;
  }

  private tellOnce(ignored: string): void {
    if (ignored && ignored !== this.ignored) this.report(new Error(`Settings with values that are not valid stand at their defaults: ${ignored}`));
    this.ignored = ignored;
  }
}

const someSettings = settingsSchema.partial();

/** All settings; a stored value that is not valid (by hand, or of another version) is named in `ignored`. */
function readSettings(rows: { key: string; value: unknown }[]): { settings: Settings; ignored: string[] } {
  const stored = rows.filter(({ key }) => Object.hasOwn(settingsSchema.shape, key));
  const valid = stored.filter(({ key, value }) => someSettings.safeParse({ [key]: value }).success);
  const settings = settingsSchema.parse({ ...defaultSettings, ...Object.fromEntries(valid.map(({ key, value }) => [key, value])) });
  const ignored = stored.filter((row) => !valid.includes(row)).map(({ key }) => key);
  if (accentProblems(settings.accent).length === 0) return { settings, ignored };
  return { settings: { ...settings, accent: defaultSettings.accent }, ignored: [...ignored, 'accent'] };
}
